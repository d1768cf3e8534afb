import type { OrderKind, PaymentState, RefundState } from '../../../../contracts/admin/order-list.js';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { ReturnReason } from '../../../../contracts/returns.js';
import type { Question } from '../../lib/confirm';
import { formatCount, formatPlan, formatShown, nounOf } from '../../lib/format';
import { orderStatusNames } from '../../ui/admin/status/order-status';

/** The statuses, besides cancelled, that the customer is informed of. */
export type ToldStatus = Extract<OrderStatus, 'shipped' | 'delivered'>;
export const isTold = (status: OrderStatus): status is ToldStatus => status === 'shipped' || status === 'delivered';

const told: Record<ToldStatus, string> = {
  shipped: 'De klant krijgt hierover een mail.',
  delivered: 'De bedenktijd van de klant gaat nu in.',
};

export const ordersOf = (count: string) => formatCount(count, 'bestelling', 'bestellingen');

export const ordersCopy = {
  title: 'Bestellingen',
  search: 'Zoek op nummer, klant of e-mail',
  filter: 'Status',
  everyStatus: 'Alle statussen',
  payment: 'Betaling',
  everyPayment: 'Betaald of niet',
  day: 'Periode geldt voor',
  placedDay: 'Besteldag',
  days: { paid: 'Betaaldag' },
  kind: 'Soort bestelling',
  everyKind: 'Los en abonnement',
  kinds: { subscription: 'Met abonnement', 'one-off': 'Zonder abonnement' } satisfies Record<OrderKind, string>,
  payments: { paid: 'Betaald', unpaid: 'Niet betaald', kept: 'Betaald, niet geannuleerd' } satisfies Record<
    PaymentState,
    string
  >,
  refund: 'Terugbetaling',
  everyRefund: 'Terugbetaald of niet',
  refunds: {
    none: 'Niets terugbetaald',
    open: 'Nog terug te betalen',
    partly: 'Deels terugbetaald',
    fully: 'Helemaal terugbetaald',
  } satisfies Record<RefundState, string>,
  count: (shown: string, all: string) => formatShown(shown, all, 'bestelling', 'bestellingen'),
  columns: { number: 'Bestelnummer', customer: 'Klant', date: 'Datum', total: 'Totaal', status: 'Status' },
  statusOf: (number: string) => `Status van ${number}`,
  empty: 'Geen bestellingen gevonden',
  loading: 'Bestellingen laden…',
  disputed: {
    open: 'De klant betwist deze betaling. De bank beslist, dus stuur je bewijs op tijd.',
    lost: 'De klant betwistte deze betaling en kreeg gelijk van de bank.',
  },
  evidence: 'Bewijs downloaden',
  updated: 'Status bijgewerkt',
  updatedText: 'De orderstatus is succesvol bijgewerkt',
  undo: 'Ongedaan maken',
  undone: 'Status teruggezet',
  undoneText: 'De klant krijgt hierover geen mail',
  undoneBulk: (count: string) => `De status van ${ordersOf(count)} is teruggezet`,
  undonePartly: (undone: string, refused: string) => `${ordersOf(undone)} teruggezet, ${refused} niet`,
  undoFailed: 'De status kon niet worden teruggezet',
  updateFailed: 'Er ging iets mis bij het bijwerken van de status',
  detail: (number: string) => `Bestelling ${number}`,
  unknown: 'Deze bestelling bestaat niet',
  related: 'Hoort bij deze bestelling',
  subscriptionTo: (product: string) => `Abonnement op ${product}`,
  returnThatIs: (status: string) => `Retour (${status.toLowerCase()})`,
  customer: 'Klant',
  address: 'Bezorgadres',
  items: 'Producten',
  product: 'Product',
  plan: ({ jars, frequency }: { jars: number; frequency: number }) => `Abonnement: ${formatPlan(jars, frequency)}`,
  quantity: 'Aantal',
  price: 'Prijs',
  subtotal: 'Subtotaal',
  doubtfulAddress: 'Dit adres lijkt niet te kloppen. Controleer het voordat je verzendt.',
  shipping: 'Verzending',
  free: 'Gratis',
  discount: 'Korting',
  paidWith: 'Betaald met',
  terms: 'Akkoord met de voorwaarden',
  termsVersion: (version: number) => `versie ${version}`,
  captured: 'Betaald',
  refunded: 'Terugbetaald',
  net: 'Netto ontvangen',
  total: 'Totaal',
  vatInside: (percent: number) => `Waarvan btw ${percent}%`,
  confirmCancel: (refund: string | null) =>
    refund
      ? `Annuleren en ${refund} terugbetalen?`
      : 'Deze bestelling annuleren? Er hoeft niets terugbetaald te worden.',
  confirmBulkCancel: (count: string, refund: string | null) =>
    refund
      ? `${ordersOf(count)} annuleren en ${refund} terugbetalen?`
      : `${ordersOf(count)} annuleren? Er hoeft niets terugbetaald te worden.`,
  planChoice: 'Vink uit wat door moet lopen. De klant leest in de mail wat er met het abonnement gebeurt.',
  endPlan: (product: string, plan: string) => `Abonnement op ${product} beëindigen (${plan})`,
  confirmTold: (what: string, status: ToldStatus): Question => ({
    title: `${what} op ${orderStatusNames[status]} zetten?`,
    text: told[status],
    action: `Op ${orderStatusNames[status]} zetten`,
    cancel: 'Niet wijzigen',
    tone: 'ink',
  }),
  shipsWithout: (pieces: string) => `Niet meesturen, want herroepen: ${pieces}.`,
  withdrawn:
    'Alles is herroepen voordat het pakket wegging. Verzend niets: annuleer de bestelling of wijs de retour af.',
  partlyWithdrawn: (pieces: string) => `Herroepen voordat het pakket wegging: ${pieces}. Stuur dat niet mee.`,
  pieces: (pieces: readonly { productName: string; quantity: number }[]) =>
    pieces.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', '),
  doCancel: 'Bestelling annuleren',
  keep: 'Niet annuleren',
  bulkStatus: 'Nieuwe status',
  bulkApply: 'Status wijzigen',
  bulkUpdated: (count: string) => `De status van ${ordersOf(count)} is bijgewerkt`,
  bulkPartly: (changed: string, refused: string) => `${ordersOf(changed)} bijgewerkt, ${refused} niet:`,
  bulkHidden: (count: string) =>
    `Nog ${count} geselecteerd buiten dit filter; die ${nounOf(count, 'verandert', 'veranderen')} niet.`,
  bulkMost: 200,
  bulkTooMany: 'Annuleren kan met hoogstens 200 bestellingen tegelijk',
  batchMost: 5000,
  batchFull: 'Dit zijn de eerste 5.000: meer kan niet tegelijk',
  batchWaits: (count: string) => `Over tien seconden veranderen we de status van ${ordersOf(count)}`,
  batchRuns: (finished: string, all: string) => `${finished} van ${ordersOf(all)} gedaan`,
  batchWithdrawn: 'Er is niets gewijzigd',
  notChanged: 'Niet gewijzigd',
};

export const returnCopy = {
  open: 'Retour aanmelden',
  title: (number: string) => `Retour van ${number} aanmelden`,
  left: (left: number, bought: number) => `Nog ${left} van ${bought} aan te melden.`,
  most: (left: number) => `Kies een heel aantal van 0 tot en met ${left}`,
  reason: 'Reden',
  reasons: {
    'changed-mind': 'Bedacht zich',
    damaged: 'Beschadigd',
    'wrong-product': 'Verkeerd product',
    disappointing: 'Viel tegen',
    'too-late': 'Te laat',
    other: 'Andere reden',
  } satisfies Record<ReturnReason, string>,
  note: 'Toelichting (niet verplicht)',
  nothing: 'Kies minstens één product',
  action: 'Aanmelden',
  done: 'Retour aangemeld',
  doneText: 'De klant krijgt een bevestiging per mail',
  failed: 'Er ging iets mis bij het aanmelden',
};

export const refundCopy = {
  open: 'Terugbetalen',
  title: (number: string) => `${number} deels terugbetalen`,
  about:
    'Zonder retour: er komt niets terug en het aantal stuks verandert niet. We betalen via de betaalmethode van de bestelling en mailen de klant.',
  shipping: 'Verzendkosten (€)',
  line: (product: string) => `${product} (€)`,
  left: (amount: string) => `Er kan nog ${amount} terug.`,
  reason: 'Reden',
  noReason: 'Kies een reden',
  sum: (amount: string) => `Samen ${amount}`,
  action: 'Terugbetalen',
  done: 'Terugbetaling aangevraagd',
  doneText: (amount: string) => `We betalen ${amount} terug en mailen de klant`,
  failed: 'Er ging iets mis bij het terugbetalen',
};
