import type { VatRate } from '../../../../pricing/vat.js';
import type { Invoice } from '../../../../contracts/invoices.js';
import { formatShown } from '../../lib/format';
import { invoiceCopy } from '../../ui/invoices/copy';

export const invoicesCopy = {
  title: 'Facturen',
  search: 'Zoek op factuur of bestelling',
  filter: 'Soort',
  everyStatus: 'Alle soorten',
  month: 'Maand',
  everyMonth: 'Alle maanden',
  days: (from: string, to: string) => `${from} tot en met ${to}`,
  rate: 'Btw-tarief',
  everyRate: 'Alle tarieven',
  rateNames: { high: 'Hoog tarief', low: 'Laag tarief', zero: 'Nultarief' } satisfies Record<VatRate, string>,
  count: (shown: string, all: string) => formatShown(shown, all, 'factuur', 'facturen'),
  columns: {
    number: 'Factuur',
    issuedOn: 'Datum',
    orderNumber: 'Bestelling',
    refersTo: 'Hoort bij',
    net: 'Excl. btw',
    vat: 'Btw',
    total: 'Totaal',
  },
  empty: 'Geen facturen gevonden',
};

export const nameOf = ({ kind, number }: Invoice) => invoiceCopy.nameOf(kind, number);
