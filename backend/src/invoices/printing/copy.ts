import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import type { InvoiceKind, PrintedInvoice, Seller } from '../invoice.js';

const titles: Record<InvoiceKind, string> = {
  invoice: 'Factuur',
  'credit-note': 'Creditfactuur',
  correction: 'Correctiefactuur',
};

export const titleOf = ({ kind }: PrintedInvoice): string => titles[kind];

export const lineHeads = ['Omschrijving', 'Aantal', 'Stukprijs excl. btw', 'Btw', 'Bedrag incl. btw'];
export const vatHeads = ['Btw-tarief', 'Bedrag excl. btw', 'Btw'];

export const copy = {
  buyer: 'Factuur voor',
  subtotal: 'Subtotaal incl. btw',
  net: 'Totaal excl. btw',
  vat: 'Totaal btw',
  total: 'Totaal incl. btw',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  discount: (code: string | null) => (code ? `Korting met code ${code}` : 'Korting'),
};

/** The first line of a further page. */
export const continuationOf = (title: string): string => `${title}, vervolg`;

/** The labelled facts of the head. */
export const factsOf = (invoice: PrintedInvoice): [string, string][] => [
  ['Factuurnummer', invoice.number],
  ['Factuurdatum', formatDay(invoice.issuedOn)],
  [dateLabelOf(invoice), formatDay(invoice.suppliedOn)],
  ['Bestelnummer', invoice.orderNumber],
];

function dateLabelOf({ kind, isChargeback }: PrintedInvoice): string {
  if (kind === 'invoice') return 'Betaaldatum';
  if (kind === 'correction') return 'Datum correctie';
  return isChargeback ? 'Datum terugboeking' : 'Datum terugbetaling';
}

export const addressOf = (party: { address: string; postalCode: string; city: string; country: string }): string[] => {
  const country = party.country === 'NL' ? '' : (countries.of(party.country) ?? party.country);
  return [party.address, `${party.postalCode}  ${party.city}`.trim(), country];
};

export const registrationsOf = ({ kvk, vatId }: Seller): string[] => [
  kvk && `KvK-nummer ${kvk}`,
  vatId && `Btw-nummer ${vatId}`,
];

/** The sentence about the document that this one changes; empty without one. */
export function referenceOf({ kind, refersTo, isChargeback }: PrintedInvoice): string {
  if (!refersTo) return '';
  const changed = `${refersTo.number} van ${formatDay(refersTo.issuedOn)}`;
  const undone = isChargeback
    ? 'De terugboeking door je bank is ongedaan gemaakt.'
    : 'De terugbetaling is niet gelukt.';
  return kind === 'correction'
    ? `${undone} Deze correctiefactuur maakt creditfactuur ${changed} ongedaan.`
    : `Deze creditfactuur hoort bij factuur ${changed}.`;
}

/** Says what was paid, and that nothing is left to pay. */
export function paymentOf({ kind, method, suppliedOn, isChargeback }: PrintedInvoice): string {
  if (kind === 'credit-note' && isChargeback) return 'Je bank heeft dit bedrag teruggeboekt.';
  if (kind === 'credit-note') return `We hebben dit bedrag op ${formatDay(suppliedOn)} terugbetaald.`;
  if (kind === 'correction') return 'Je hoeft niets te betalen: je eerdere betaling blijft staan.';
  const name = paymentMethodName(method);
  return `Betaald op ${formatDay(suppliedOn)}${name ? ` met ${name}` : ''}. Je hoeft niets meer te betalen.`;
}

export function questionsTo({ email, phone }: Seller): string {
  const ways = [email && `mail naar ${email}`, phone && `bel ${phone}`].filter(Boolean);
  return ways.length > 0 ? `Vragen over deze factuur? ${capitalised(ways.join(' of '))}.` : '';
}

const capitalised = (text: string) => text[0]!.toUpperCase() + text.slice(1);

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
const countries = new Intl.DisplayNames('nl-NL', { type: 'region' });

/** `2495` → `€ 24,95`, `-636` → `− € 6,36`, with non-breaking spaces. */
export const formatEuro = (cents: number): string =>
  `${cents < 0 ? '−\u00a0' : ''}${euros.format(Math.abs(cents) / 100)}`;

/** `2026-03-02` → `2 maart 2026`. */
export const formatDay = (day: CalendarDay): string => days.format(new Date(`${day}T00:00:00Z`));

/** `9` → `9%`. */
export const formatPercent = (percent: number): string => `${String(percent).replace('.', ',')}%`;
