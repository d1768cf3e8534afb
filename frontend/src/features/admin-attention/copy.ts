import type { FailedRefund, UnmatchedPayment } from '../../../../contracts/admin-attention.js';
import type { MailStatus } from '../../../../contracts/mails.js';
import type { Tone } from '../../ui/admin/status';

type RefundState = NonNullable<UnmatchedPayment['refund']>;

const reasons: Record<string, string> = {
  'unknown-checkout': 'Hoort bij geen enkele afrekening van ons',
  'other-checkout': 'Hoort bij een andere afrekening',
  'other-mode': 'Test en echt lopen door elkaar',
  'other-currency': 'Andere munt dan de euro',
  'other-amount': 'Ander bedrag dan we hebben aangeboden',
};

const templates: Record<string, string> = {
  'login-code': 'Inlogcode',
  'order-confirmation': 'Bevestiging van een bestelling',
  'order-refunded': 'Terugbetaling',
  'order-shipped': 'Verzending',
  'payment-failed': 'Betaling mislukt',
  'partnership-inquiry': 'Aanvraag tot samenwerking',
  'quiz-advice': 'Advies van de vitaminetest',
  'subscription-started': 'Abonnement gestart',
  'subscription-renewal-coming': 'Levering op komst',
  'subscription-payment-failed': 'Betaling van een abonnement mislukt',
  'subscription-paused': 'Abonnement gepauzeerd',
  'subscription-resumed': 'Abonnement hervat',
  'subscription-skipped': 'Levering overgeslagen',
  'subscription-cancelled': 'Abonnement opgezegd',
};

const mailErrors: Record<string, string> = {
  'recipient-erased': 'De gegevens van de ontvanger zijn verwijderd',
  'code-expired': 'De code is verlopen',
};

/** A code as a person reads it; one without a sentence stays as it is. */
const told = (sentences: Record<string, string>) => (code: string) => sentences[code] ?? code;

export const refundNames: Record<RefundState, string> = {
  queued: 'Onderweg',
  done: 'Terugbetaald',
  failed: 'Mislukt',
};
export const refundTones: Record<RefundState, Tone> = { queued: 'moving', done: 'good', failed: 'bad' };

export const failedRefundNames: Record<FailedRefund['status'], string> = {
  queued: 'Wordt opnieuw geprobeerd',
  failed: 'Mislukt',
};
export const failedRefundTones: Record<FailedRefund['status'], Tone> = { queued: 'waiting', failed: 'bad' };

export const mailStatusNames: Record<MailStatus, string> = {
  failed: 'Mislukt',
  queued: 'In de wachtrij',
  sent: 'Verstuurd',
};

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
  none: '-',
};

export const refundsCopy = {
  title: 'Mislukte terugbetalingen',
  about: 'Geld dat terug moet en niet vanzelf gaat. De betaaldienst zegt waarom.',
  empty: 'Geen mislukte terugbetalingen gevonden',
  columns: {
    order: 'Bestelling',
    amount: 'Bedrag',
    status: 'Status',
    attempts: 'Pogingen',
    error: 'Fout',
    date: 'Sinds',
  },
  toOrder: 'Naar de bestelling',
  noOrder: 'Zonder bestelling',
  none: '-',
};

export const mailsCopy = {
  title: 'Mislukte mails',
  about: 'Mails die niet aankwamen. Opnieuw versturen probeert het nog een dag.',
  filter: 'Status',
  empty: 'Geen mails gevonden',
  columns: { mail: 'Mail', about: 'Over', error: 'Fout', attempts: 'Pogingen', date: 'Datum' },
  template: told(templates),
  error: told(mailErrors),
  toOrder: 'Naar de bestelling',
  toSubscription: 'Naar het abonnement',
  resend: 'Opnieuw versturen',
  resendOf: (mail: string) => `${mail} opnieuw versturen`,
  resent: 'Mail opnieuw onderweg',
  resendFailed: 'Er ging iets mis bij het versturen',
  none: '-',
};

export const refusalsCopy = {
  title: 'Geweigerde acties',
  about: 'Wat de winkel uit zichzelf wilde doen en een regel weigerde. Kijk of iemand het met de hand moet doen.',
  empty: 'Geen geweigerde acties gevonden',
  columns: { command: 'Actie', code: 'Reden', process: 'Vanuit', date: 'Datum' },
};

export const inquiriesCopy = {
  title: 'Samenwerkingen',
  about: 'Bedrijven die met de winkel willen werken.',
  search: 'Zoek op naam, e-mail of bericht',
  empty: 'Geen aanvragen gevonden',
  columns: { name: 'Naam', email: 'E-mail', phone: 'Telefoon', kvk: 'KVK-nummer', message: 'Bericht', date: 'Datum' },
  loading: 'Aanvraag laden…',
  missing: 'Deze aanvraag bestaat niet (meer).',
  answer: 'Beantwoorden per mail',
  none: '-',
};
