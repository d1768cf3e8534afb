import type { LogbookEntry, LoginOutcome } from '../../../../contracts/admin/logbook.js';
import { formatMoment, formatShown } from '../../lib/format';
import type { Tone } from '../../ui/admin/status/status';

export const outcomeNames: Record<LoginOutcome, string> = {
  'logged-in': 'Ingelogd',
  'wrong-credentials': 'Mislukt',
  'too-many-attempts': 'Te veel pogingen',
};

export const outcomeTones: Record<LoginOutcome, Tone> = {
  'logged-in': 'good',
  'wrong-credentials': 'waiting',
  'too-many-attempts': 'bad',
};

export const logbookCopy = {
  title: 'Logboek',
  about: 'Wie er inlogt in de backoffice, en wie het probeert. We bewaren dit dertien maanden.',
  search: 'Zoek op medewerker, netwerk of browser',
  filter: 'Gebeurtenis',
  everyOutcome: 'Alle gebeurtenissen',
  person: 'Medewerker',
  everyPerson: 'Alle medewerkers',
  count: (shown: string, all: string) => formatShown(shown, all, 'regel', 'regels'),
  columns: { moment: 'Moment', person: 'Medewerker', outcome: 'Gebeurtenis', from: 'Vanaf' },
  unknownAccount: 'Onbekend account',
  unknownBrowser: 'Onbekende browser',
  knownDevice: 'bekend apparaat',
  empty: 'Geen regels gevonden',
};

export const personOf = ({ email }: LogbookEntry) => email ?? logbookCopy.unknownAccount;

export const browserOf = ({ browser, isKnownDevice }: LogbookEntry) =>
  [browser ?? logbookCopy.unknownBrowser, isKnownDevice && logbookCopy.knownDevice].filter(Boolean).join(', ');

export const nameOf = (entry: LogbookEntry) => `${personOf(entry)}, ${formatMoment(entry.createdAt)}`;

/** The same fields as the search of the server, which the export uses. */
export const searchTextOf = (entry: LogbookEntry) => `${personOf(entry)} ${entry.network} ${entry.browser ?? ''}`;
