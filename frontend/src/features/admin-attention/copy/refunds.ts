import type { FailedRefund } from '../../../../../contracts/admin/attention.js';
import type { Tone } from '../../../ui/admin/status/status';
import { told } from './told';

const refundErrors: Record<string, string> = {
  'no-answer': 'De betaaldienst reageert niet',
  'pending-at-provider': 'De bank is ermee bezig',
  'failed-at-provider': 'De bank weigerde de terugbetaling',
  'returned-by-bank': 'De bank stuurde het terug',
  'failed-in-dashboard': 'Mislukt in het dashboard van de betaaldienst',
  'other-amount': 'Er is al een ander bedrag terugbetaald',
  charge_already_refunded: 'Is al buiten de winkel om terugbetaald',
  charge_disputed: 'De betaler betwist de betaling bij de bank',
  reduced: 'Deels al buiten de winkel om terugbetaald',
  resource_missing: 'De betaaldienst kent de betaling niet',
  insufficient_funds: 'Te weinig saldo bij de betaaldienst',
  unexpected: 'Er ging iets mis in de winkel',
};

export const failedRefundNames: Record<FailedRefund['status'], string> = {
  queued: 'Wordt opnieuw geprobeerd',
  failed: 'Mislukt',
};

export const failedRefundTones: Record<FailedRefund['status'], Tone> = { queued: 'waiting', failed: 'bad' };

/** What staff reads around a decision on a refund. */
export interface DecisionTexts {
  action: string;
  labelOf: (amount: string) => string;
  questionOf: (amount: string) => string;
  explanation: string;
  cancel: string;
  done: string;
  failed: string;
}

export const refundsCopy = {
  title: 'Mislukte terugbetalingen',
  about: 'Terugbetalingen die niet vanzelf lukken, met de reden erbij.',
  empty: 'Geen mislukte terugbetalingen gevonden',
  columns: {
    order: 'Bestelling',
    amount: 'Bedrag',
    status: 'Status',
    attempts: 'Pogingen',
    error: 'Fout',
    date: 'Sinds',
  },
  error: told(refundErrors),
  toOrder: 'Naar de bestelling',
  noOrder: 'Zonder bestelling',
  ofOrder: (orderNumber: string) => `Het gaat om bestelling ${orderNumber}.`,
  retry: {
    action: 'Opnieuw proberen',
    labelOf: (amount) => `${amount} opnieuw terugbetalen`,
    questionOf: (amount) => `${amount} opnieuw terugbetalen?`,
    explanation:
      'Kijk eerst of het niet al handmatig is terugbetaald. Wat de betaaldienst al heeft terugbetaald, betalen we niet nog een keer.',
    cancel: 'Niet proberen',
    done: 'Terugbetaling gestart',
    failed: 'Er ging iets mis bij het terugbetalen',
  } satisfies DecisionTexts,
  byHand: {
    action: 'Handmatig terugbetaald',
    labelOf: (amount) => `${amount} is handmatig terugbetaald`,
    questionOf: (amount) => `Is ${amount} handmatig terugbetaald?`,
    explanation:
      'De bestelling telt daarna als terugbetaald, en de winkel betaalt dit bedrag nooit meer terug. De klant krijgt er een mail over.',
    cancel: 'Nog niet gedaan',
    done: 'Terugbetaling afgesloten',
    failed: 'Er ging iets mis bij het afsluiten',
  } satisfies DecisionTexts,
  handled: {
    action: 'Afvinken',
    labelOf: (amount) => `Mislukte terugbetaling van ${amount} afvinken`,
    questionOf: (amount) => `Heeft de klant ${amount} gekregen?`,
    explanation:
      'De winkel betaalt dit bedrag niet vanzelf terug. Betaal het eerst opnieuw terug in het dashboard van de betaaldienst, of maak het over.',
    cancel: 'Nog niet',
    done: 'Mislukte terugbetaling afgehandeld',
    failed: 'Er ging iets mis bij het afvinken',
  } satisfies DecisionTexts,
  none: '-',
};
