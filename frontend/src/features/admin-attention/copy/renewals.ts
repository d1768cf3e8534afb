import type { RenewalState, SettledRenewal } from '../../../../../contracts/subscriptions.js';
import { renewalCodeName } from '../../../ui/admin/status/renewal-codes';
import type { Tone } from '../../../ui/admin/status/status';

const outcomes: Record<SettledRenewal['outcome'], string> = {
  renewed: 'Betaald, de bestelling is gemaakt',
  processing: 'De bank verwerkt de betaling',
  declined: 'De bank weigerde opnieuw',
  postponed: 'Nog niet op voorraad',
  'nothing-to-do': 'Er was niets te doen',
};

export const renewalStateNames: Record<RenewalState, string> = {
  planned: 'Gepland',
  'under-way': 'Bezig',
  processing: 'In verwerking',
  retrying: 'Wordt opnieuw geprobeerd',
  'action-needed': 'Wacht op de klant',
  postponed: 'Wacht op voorraad',
};

export const renewalStateTones: Record<RenewalState, Tone> = {
  planned: 'over',
  'under-way': 'moving',
  processing: 'moving',
  retrying: 'waiting',
  'action-needed': 'bad',
  postponed: 'waiting',
};

export const renewalsCopy = {
  title: 'Mislukte verlengingen',
  about:
    'Leveringen die niet zijn betaald of op voorraad wachten. De winkel probeert het vanzelf opnieuw; nu proberen kan ook.',
  search: 'Zoek op klant of product',
  empty: 'Geen mislukte verlengingen gevonden',
  columns: {
    customer: 'Klant',
    product: 'Product',
    state: 'Status',
    code: 'Reden',
    due: 'Volgende poging',
    amount: 'Bedrag',
  },
  code: (code: string | null) => (code ? renewalCodeName(code) : '-'),
  notPlanned: 'Niet gepland',
  retry: 'Nu proberen',
  retryOf: (customer: string, product: string) => `${product} van ${customer} nu proberen`,
  confirm: (amount: string, customer: string) => `${amount} van ${customer} afschrijven?`,
  confirmText: 'We proberen de betaling nu nog één keer. Een levering wordt nooit dubbel betaald.',
  keep: 'Niet proberen',
  retryFailed: 'De afschrijving is niet gestart',
  outcome: (outcome: SettledRenewal['outcome']) => outcomes[outcome],
};
