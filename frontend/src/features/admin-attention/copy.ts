import type { FailedRefund, UnmatchedPayment } from '../../../../contracts/admin-attention.js';
import type { MailStatus } from '../../../../contracts/mails.js';
import type { RenewalState, SettledRenewal } from '../../../../contracts/subscriptions.js';
import type { WithdrawalCause } from '../../../../contracts/withdrawals.js';
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

const refundErrors: Record<string, string> = {
  'no-answer': 'De betaaldienst antwoordt niet',
  'pending-at-provider': 'De bank is ermee bezig',
  'failed-at-provider': 'De bank nam het niet aan',
  'returned-by-bank': 'De bank stuurde het terug',
  'other-amount': 'Er staat al een ander bedrag',
  charge_already_refunded: 'Is al buiten de winkel om terugbetaald',
  resource_missing: 'De betaaldienst kent de betaling niet',
  insufficient_funds: 'Te weinig saldo bij de betaaldienst',
  unexpected: 'Er ging iets mis in de winkel',
};

const commands: Record<string, string> = {
  SellStock: 'Voorraad afboeken',
  RevertSale: 'Voorraad terugboeken',
  QueueRefund: 'Terugbetaling klaarzetten',
  RequestRefund: 'Terugbetaling vragen',
  QueueMail: 'Mail klaarzetten',
  StartSubscription: 'Abonnement starten',
  CancelSubscription: 'Abonnement opzeggen',
  RequestReturn: 'Retour aanmelden',
  RegisterReturn: 'Retour bij de bestelling zetten',
  ReleaseReturn: 'Stuks van een retour vrijgeven',
  ReclaimReturn: 'Stuks van een retour weer vasthouden',
  KeepCustomer: 'Klant bewaren',
  RememberPaymentMethod: 'Betaalwijze bewaren',
  CloseRenewalPayment: 'Betaling van een verlenging sluiten',
};

const refusalCodes: Record<string, string> = {
  'out-of-stock': 'Niet genoeg voorraad',
  'stock-below-zero': 'De voorraad zou onder nul komen',
  'refund-too-high': 'Meer dan er betaald is',
  'refund-not-found': 'De terugbetaling bestaat niet',
  'order-not-paid': 'De bestelling is niet betaald',
  'order-cancelled': 'De bestelling is geannuleerd',
  'order-not-found': 'De bestelling bestaat niet',
  'subscription-cancelled': 'Het abonnement is al opgezegd',
  'subscription-not-found': 'Het abonnement bestaat niet',
  'return-exceeds-order': 'Er komt meer terug dan er besteld is',
  'nothing-to-return': 'Alles is al voor retour aangemeld',
  'return-settled': 'De retour is al afgehandeld',
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
  order: 'Alsnog bestellen',
  orderOf: (payment: string) => `Van ${payment} alsnog een bestelling maken`,
  ordered: 'Bestelling gemaakt',
  orderedAlready: 'Besteld',
  orderFailed: 'Er ging iets mis bij het bestellen',
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
  error: told(refundErrors),
  toOrder: 'Naar de bestelling',
  noOrder: 'Zonder bestelling',
  retry: 'Opnieuw proberen',
  retryOf: (amount: string) => `${amount} opnieuw terugbetalen`,
  confirm: (amount: string) => `${amount} opnieuw terugbetalen?`,
  confirmText:
    'Kijk eerst of het geld niet al met de hand is teruggegaan. Wat de betaaldienst al teruggaf, gaat niet dubbel.',
  keep: 'Niet proberen',
  retried: 'Terugbetaling gestart',
  retryFailed: 'Er ging iets mis bij het terugbetalen',
  none: '-',
};

const causes: Record<WithdrawalCause, string> = {
  'no-order': 'Geen bestelling met dit nummer en dit adres',
  'part-of-order': 'Een deel van de bestelling',
  'too-late': 'De bedenktijd is voorbij',
  'not-open': 'De bestelling laat geen retour toe',
  'nothing-left': 'Alles is al eerder teruggestuurd',
};

export const withdrawalsCopy = {
  title: 'Herroepingen',
  about: 'Verklaringen die niet vanzelf een retour werden. Zoek de bestelling, maak zo nodig een retour, en vink af.',
  search: 'Zoek op bestelnummer, naam of e-mail',
  empty: 'Geen open herroepingen gevonden',
  columns: { order: 'Bestelnummer', name: 'Klant', email: 'E-mail', cause: 'Waarom niet vanzelf', date: 'Verklaard' },
  cause: (cause: WithdrawalCause | null) => (cause ? causes[cause] : '-'),
  loading: 'Herroeping laden…',
  missing: 'Deze herroeping is afgehandeld of bestaat niet (meer).',
  titleOf: (orderNumber: string) => `Herroeping van ${orderNumber}`,
  whole: 'De hele bestelling',
  part: 'Wat',
  reason: 'Reden',
  toOrder: 'Naar de bestelling',
  findOrder: 'Zoek de bestelling',
  answer: 'Beantwoorden per mail',
  handle: 'Afgehandeld',
  handleOf: (orderNumber: string) => `Herroeping van ${orderNumber} afvinken`,
  handled: 'Herroeping afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
  none: '-',
};

/** What the bank said. A code that is not here is told as a refusal. */
const declines: Record<string, string> = {
  authentication_required: 'De bank vraagt om goedkeuring',
  card_declined: 'Geweigerd door de bank',
  expired_card: 'De pas is verlopen',
  insufficient_funds: 'Te weinig saldo',
  'no-payment-method': 'Geen betaalmethode bewaard',
};

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
  'action-needed': 'Klant moet iets doen',
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
  about: 'Leveringen die niet betaald werden of op voorraad wachten. De winkel probeert het zelf nog eens; nu mag ook.',
  search: 'Zoek op klant of product',
  empty: 'Geen mislukte verlengingen gevonden',
  columns: {
    customer: 'Klant',
    product: 'Product',
    state: 'Stand',
    code: 'Reden',
    due: 'Volgende poging',
    amount: 'Bedrag',
  },
  code: (code: string | null) => (code ? (declines[code] ?? 'Geweigerd door de bank') : '-'),
  notPlanned: 'Niet gepland',
  retry: 'Nu proberen',
  retryOf: (customer: string, product: string) => `${product} van ${customer} nu proberen`,
  confirm: (amount: string, customer: string) => `${amount} van ${customer} afschrijven?`,
  confirmText: 'De betaling wordt nu nog eens geprobeerd, één keer. Een levering wordt nooit dubbel betaald.',
  keep: 'Niet proberen',
  retryFailed: 'Er ging iets mis bij het proberen',
  outcome: (outcome: SettledRenewal['outcome']) => outcomes[outcome],
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
  command: told(commands),
  code: told(refusalCodes),
  handle: 'Afgehandeld',
  handleOf: (command: string) => `${command} afvinken`,
  handled: 'Actie afgehandeld',
  handleFailed: 'Er ging iets mis bij het afvinken',
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
