import type { VatRate } from '../../../../pricing/vat.js';
import type { Invoice, MonthOfInvoices } from '../../../../contracts/invoices.js';
import { formatNumber, formatShown } from '../../lib/format';
import { invoiceCopy } from '../../ui/invoices/copy';

export const invoicesCopy = {
  title: 'Facturen',
  search: 'Zoek op factuurnummer of bestelnummer',
  filter: 'Soort',
  everyStatus: 'Alle soorten',
  month: 'Maand',
  everyMonth: 'Alle maanden',
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
  downloadMonth: 'Alle pdf’s van deze maand',
  printing: ({ printed, documents }: MonthOfInvoices) =>
    `${formatNumber(printed)} van ${formatNumber(documents)} gemaakt…`,
  monthSlow:
    'Het maken van de facturen duurt langer dan normaal. We gaan ermee door: probeer het over een paar minuten opnieuw.',
  monthFailed: 'Kon de facturen van deze maand niet downloaden',
};

export const nameOf = ({ kind, number }: Invoice) => invoiceCopy.nameOf(kind, number);
