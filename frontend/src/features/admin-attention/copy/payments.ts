import type { UnmatchedPayment } from '../../../../../contracts/admin/attention.js';
import type { Tone } from '../../../ui/admin/status/status';
import { told } from './told';

type RefundState = NonNullable<UnmatchedPayment['refund']>;

const reasons: Record<string, string> = {
  'unknown-checkout': 'Hoort bij geen enkele afrekening van ons',
  'other-checkout': 'Hoort bij een andere afrekening',
  'other-mode': 'Test en echt lopen door elkaar',
  'other-currency': 'Andere munt dan de euro',
  'other-amount': 'Ander bedrag dan we hebben aangeboden',
};

export const refundNames: Record<RefundState, string> = {
  queued: 'Onderweg',
  done: 'Terugbetaald',
  failed: 'Mislukt',
};

export const refundTones: Record<RefundState, Tone> = { queued: 'moving', done: 'good', failed: 'bad' };

export const paymentsCopy = {
  title: 'Betalingen zonder bestelling',
  about: 'Geld dat binnenkwam en bij geen afrekening past. Geef het terug, of zoek uit waar het bij hoort.',
  empty: 'Geen betalingen zonder bestelling gevonden',
  columns: { payment: 'Betaling', reason: 'Reden', amount: 'Bedrag', date: 'Ontvangen', refund: 'Terugbetaling' },
  reason: told(reasons),
  refund: 'Terugbetalen',
  refundOf: (payment: string) => `${payment} terugbetalen`,
  confirm: (amount: string) => `${amount} terugbetalen?`,
  confirmText: 'Het hele bedrag gaat één keer terug, op de betaalwijze waarmee het kwam.',
  keep: 'Niet terugbetalen',
  refunded: 'Terugbetaling gestart',
  refundFailed: 'Er ging iets mis bij het terugbetalen',
  order: 'Alsnog bestellen',
  orderOf: (payment: string) => `Van ${payment} alsnog een bestelling maken`,
  ordered: 'Bestelling gemaakt',
  orderedAlready: 'Besteld',
  orderFailed: 'Er ging iets mis bij het bestellen',
  none: '-',
};
