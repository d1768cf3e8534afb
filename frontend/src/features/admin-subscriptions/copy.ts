import type { AdminSubscription } from '../../../../contracts/admin/subscriptions.js';
import type { Question } from '../../lib/confirm';
import { formatCount, formatDecimal, formatMonths, formatShown } from '../../lib/format';

/** The text of each button, its label with the subscription, and the toasts. */
export const actionCopy = {
  pause: {
    text: 'Pauzeren',
    label: (subscription: string) => `${subscription} pauzeren`,
    done: 'Abonnement gepauzeerd',
    failed: 'Er ging iets mis bij het pauzeren',
  },
  resume: {
    text: 'Hervatten',
    label: (subscription: string) => `${subscription} hervatten`,
    done: 'Abonnement hervat',
    failed: 'Er ging iets mis bij het hervatten',
  },
  cancel: {
    text: 'Annuleren',
    label: (subscription: string) => `${subscription} annuleren`,
    done: 'Abonnement geannuleerd',
    failed: 'Er ging iets mis bij het annuleren',
  },
};

const rhythms: Record<number, string> = { 1: 'Maandelijks', 2: 'Elke 2 maanden', 3: 'Elke 3 maanden' };

export const subscriptionsCopy = {
  title: 'Abonnementen',
  search: 'Zoek op klant, e-mail of product',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  everyStart: 'Alle startdata',
  count: (shown: string, all: string) => formatShown(shown, all, 'abonnement', 'abonnementen'),
  columns: {
    customer: 'Klant',
    product: 'Product',
    frequency: 'Frequentie',
    status: 'Status',
    next: 'Volgende levering',
    started: 'Startdatum',
  },
  delivery: 'Levering',
  empty: 'Geen abonnementen gevonden',
  loading: 'Abonnement laden…',
  missing: 'Dit abonnement bestaat niet (meer).',
  nameOf: (product: string, customer: string) => `${product} van ${customer}`,
  rhythm: (months: number) => rhythms[months] ?? `Elke ${formatMonths(months)}`,
  notPlanned: 'Niet gepland',
  none: '-',
  paymentFailed: 'omdat de betaling niet lukte',
  pausedUntil: (day: string) => `tot ${day}`,
  jars: 'Per levering',
  jarsOf: (jars: number) => formatCount(jars, 'pot', 'potten'),
  price: 'Prijs per levering',
  withShipping: (price: string, shipping: string) => `${price} + ${shipping} verzending`,
  after: 'Daarna',
  comingOf: ({ productName, pieces, frequency, price, shipping }: NonNullable<AdminSubscription['coming']>) =>
    `${formatCount(pieces, 'pot', 'potten')} ${productName}, ${(rhythms[frequency] ?? '').toLowerCase()}, ${formatDecimal(price)} + ${formatDecimal(shipping)} verzending`,
  deliveries: 'Leveringen tot nu toe',
  cancelledOn: 'Geannuleerd op',
  firstOrder: 'Eerste bestelling',
  toOrder: 'Naar de bestelling',
  confirmPause: (product: string, customer: string): Question => ({
    title: `${product} van ${customer} pauzeren?`,
    text: 'Er komt geen levering meer tot jij of de klant het abonnement hervat. De klant krijgt hierover een mail.',
    action: 'Abonnement pauzeren',
    cancel: 'Niet pauzeren',
    tone: 'ink',
  }),
  confirmResume: (product: string, customer: string): Question => ({
    title: `${product} van ${customer} hervatten?`,
    text: 'We schrijven de volgende levering weer af. De klant krijgt hierover een mail.',
    action: 'Abonnement hervatten',
    cancel: 'Niet hervatten',
    tone: 'ink',
  }),
  confirmCancel: (product: string, customer: string): Question => ({
    title: `${product} van ${customer} annuleren?`,
    text: 'Er komt geen levering meer. Dit kan niet ongedaan worden gemaakt.',
    action: 'Abonnement annuleren',
    cancel: 'Niet annuleren',
  }),
};
