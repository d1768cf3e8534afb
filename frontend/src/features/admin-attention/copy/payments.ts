import type { UnmatchedPayment } from '../../../../../contracts/admin/attention.js';
import type { Tone } from '../../../ui/admin/status/status';
import { told } from './told';

type RefundState = NonNullable<UnmatchedPayment['refund']>;

const reasons: Record<string, string> = {
  'unknown-checkout': 'Hoort bij geen enkel winkelmandje',
  'other-checkout': 'Hoort bij een ander winkelmandje',
  'other-mode': 'Testbetaling in de echte winkel, of andersom',
  'other-currency': 'Niet in euro betaald',
  'other-amount': 'Ander bedrag dan we vroegen',
  'unknown-renewal': 'Hoort niet bij een levering van ons',
  'renewal-skipped': 'Voor een levering die is overgeslagen',
  'sent-back': 'Is al terugbetaald',
  'paid-twice': 'Twee keer betaald voor hetzelfde winkelmandje',
  'settlement-failed': 'Betaald, maar de bestelling maken lukt niet',
};

export const refundNames: Record<RefundState, string> = {
  queued: 'Onderweg',
  done: 'Terugbetaald',
  failed: 'Mislukt',
};

export const refundTones: Record<RefundState, Tone> = { queued: 'moving', done: 'good', failed: 'bad' };

export const paymentsCopy = {
  title: 'Betalingen zonder bestelling',
  about: 'Betalingen die we aan geen bestelling konden koppelen. Betaal ze terug, of zoek uit waar ze bij horen.',
  empty: 'Geen betalingen zonder bestelling gevonden',
  columns: { payment: 'Betaling', reason: 'Reden', amount: 'Bedrag', date: 'Ontvangen', refund: 'Terugbetaling' },
  reason: told(reasons),
  refund: 'Terugbetalen',
  refundOf: (payment: string) => `${payment} terugbetalen`,
  confirm: (amount: string) => `${amount} terugbetalen?`,
  confirmText: 'We betalen het restant één keer terug, via dezelfde betaalmethode.',
  keep: 'Niet terugbetalen',
  refunded: 'Terugbetaling gestart',
  refundFailed: 'Er ging iets mis bij het terugbetalen',
  order: 'Bestelling aanmaken',
  orderOf: (payment: string) => `Van ${payment} alsnog een bestelling maken`,
  confirmOrder: (amount: string) => `Van ${amount} alsnog een bestelling maken?`,
  confirmOrderText: 'De producten gaan van de voorraad af en de klant krijgt een bevestiging per mail.',
  doOrder: 'Bestelling maken',
  keepUnordered: 'Niet bestellen',
  ordered: 'Bestelling aangemaakt',
  orderedAlready: 'Besteld',
  orderFailed: 'Er ging iets mis bij het bestellen',
  none: '-',
};
