import type { FailedRefund } from '../../../../../contracts/admin/attention.js';
import type { Tone } from '../../../ui/admin/status/status';
import { told } from './told';

const refundErrors: Record<string, string> = {
  'no-answer': 'De betaaldienst reageert niet',
  'pending-at-provider': 'De bank is ermee bezig',
  'failed-at-provider': 'De bank nam het niet aan',
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
  retry: 'Opnieuw proberen',
  retryOf: (amount: string) => `${amount} opnieuw terugbetalen`,
  confirm: (amount: string) => `${amount} opnieuw terugbetalen?`,
  confirmText:
    'Kijk eerst of het niet al met de hand is terugbetaald. Wat de betaaldienst al heeft terugbetaald, gaat niet dubbel.',
  keep: 'Niet proberen',
  retried: 'Terugbetaling gestart',
  retryFailed: 'Er ging iets mis bij het terugbetalen',
  byHand: 'Met de hand gedaan',
  byHandOf: (amount: string) => `${amount} is met de hand terugbetaald`,
  confirmByHand: (amount: string) => `Is ${amount} met de hand terugbetaald?`,
  confirmByHandText:
    'De bestelling telt daarna als terugbetaald, en de winkel betaalt dit bedrag nooit meer terug. De klant krijgt er een mail over.',
  notByHand: 'Nog niet gedaan',
  settledByHand: 'Terugbetaling afgesloten',
  byHandFailed: 'Er ging iets mis bij het afsluiten',
  handle: 'Afgehandeld',
  handleOf: (amount: string) => `Mislukte terugbetaling van ${amount} afvinken`,
  confirmHandle: (amount: string) => `Heeft de klant ${amount} gekregen?`,
  confirmHandleText:
    'De winkel betaalt dit bedrag niet vanzelf terug. Betaal het eerst opnieuw terug in het dashboard van de betaaldienst, of maak het over.',
  notHandled: 'Nog niet',
  handled: 'Mislukte terugbetaling afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  none: '-',
};
