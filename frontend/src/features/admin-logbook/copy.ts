import type { LogbookEntry, StaffAct } from '../../../../contracts/admin/logbook.js';
import { formatMoment, formatShown } from '../../lib/format';
import { roleNames } from '../../lib/staff/role-names';
import type { Tone } from '../../ui/admin/status/status';

export const actTones: Record<StaffAct, Tone> = {
  'logged-in': 'good',
  'logged-out': 'over',
  'wrong-credentials': 'waiting',
  'wrong-factor': 'waiting',
  'too-many-attempts': 'bad',
  'recovery-code-used': 'waiting',
  exported: 'busy',
  'evidence-made': 'busy',
  'lot-recalled': 'bad',
  'recall-mailed-again': 'busy',
  'mail-sent-again': 'moving',
  'opened-customer': 'over',
  'customer-exported': 'busy',
  'customer-logged-out': 'moving',
  'changed-settings': 'moving',
  'page-published': 'moving',
  'opened-queues': 'over',
  'product-deleted': 'moving',
  'products-edited': 'moving',
  'products-edit-undone': 'moving',
  'products-imported': 'moving',
  'claim-decided': 'moving',
  'price-planned': 'moving',
  'price-ended': 'moving',
  'category-deleted': 'moving',
  'code-deleted': 'moving',
  'order-cancelled': 'moving',
  'return-refunded': 'moving',
  'order-refunded': 'moving',
  'order-replaced': 'moving',
  'pieces-cancelled': 'moving',
  'address-changed': 'moving',
  'withdrawal-accepted': 'moving',
  'withdrawal-rejected': 'moving',
  'payment-refunded': 'moving',
  'payment-ordered': 'moving',
  'refund-retried': 'moving',
  'refund-by-hand': 'moving',
  'renewal-retried': 'moving',
  'subscription-address-changed': 'moving',
  'taken-off-list': 'moving',
  invited: 'moving',
  'role-changed': 'moving',
  disabled: 'moving',
  enabled: 'moving',
  'sessions-ended': 'moving',
  'password-set': 'moving',
  'password-changed': 'moving',
  'password-expired': 'waiting',
  'factor-added': 'moving',
  'factor-removed': 'moving',
  'factors-reset': 'moving',
};

export const logbookCopy = {
  title: 'Logboek',
  about:
    'Wie inlogde, klanten bekeek, gegevens exporteerde of verwijderde, over geld besliste en rechten of instellingen wijzigde. We bewaren dit dertien maanden.',
  search: 'Zoek in het logboek',
  filter: 'Gebeurtenis',
  everyAct: 'Alle gebeurtenissen',
  person: 'Medewerker',
  everyPerson: 'Alle medewerkers',
  count: (shown: string, all: string) => formatShown(shown, all, 'regel', 'regels'),
  columns: { moment: 'Tijdstip', person: 'Medewerker', act: 'Gebeurtenis', about: 'Onderwerp', from: 'Apparaat' },
  unknownAccount: 'Onbekend account',
  unknownBrowser: 'Onbekende browser',
  knownDevice: 'bekend apparaat',
  empty: 'Geen regels gevonden',
};

export const personOf = ({ email }: LogbookEntry) => email ?? logbookCopy.unknownAccount;

export const browserOf = ({ browser, isKnownDevice }: LogbookEntry) =>
  [browser ?? logbookCopy.unknownBrowser, isKnownDevice && logbookCopy.knownDevice].filter(Boolean).join(', ');

export const nameOf = (entry: LogbookEntry) => `${personOf(entry)}, ${formatMoment(entry.createdAt)}`;

export function aboutOf({ act, subject, details }: LogbookEntry): string {
  const shown = (value: string) => (act === 'invited' || act === 'role-changed' ? roleNameOf(value) : value);
  const values = [details?.before, details?.after].filter((value) => value !== undefined);
  return [subject, values.map(shown).join(' → ')].filter(Boolean).join(', ');
}

const roleNameOf = (value: string): string => {
  const names: Readonly<Record<string, string>> = roleNames;
  return names[value] ?? value;
};
