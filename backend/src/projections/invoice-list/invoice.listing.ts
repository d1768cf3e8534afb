import type { VatRate } from '../../../../pricing/vat.js';
import { euros, eurosWithComma, type Listing } from '../../platform/http/listing/listing.js';

const net = '(i.high_net_cents + i.low_net_cents + i.zero_net_cents)';
const vat = '(i.high_vat_cents + i.low_vat_cents)';
const amount = (title: string, cents: string) => ({ title, sql: eurosWithComma(cents), isNumber: true });

const has = {
  high: '(i.high_net_cents <> 0 or i.high_vat_cents <> 0)',
  low: '(i.low_net_cents <> 0 or i.low_vat_cents <> 0)',
  zero: 'i.zero_net_cents <> 0',
} satisfies Record<VatRate, string>;
const rates = Object.entries(has).map(([rate, sql]) => `case when ${sql} then '${rate}' end`);

/** SQL: whether a document has lines at a rate. */
export const hasRate = (rate: string) =>
  `case ${rate}::text when 'high' then ${has.high} when 'low' then ${has.low} else ${has.zero} end`;

/** The fields of a document that the buyer sees too. */
export const documentFields = `'number', i.number, 'kind', i.kind, 'issuedOn', i.issued_on::text,
    'total', ${euros('i.total_cents')}`;

export const invoiceListing: Listing = {
  name: 'facturen',
  from: 'invoice_list i',
  key: 'i.number',
  row: `json_build_object('id', i.number, ${documentFields}, 'orderId', i.order_id, 'orderNumber', i.order_number,
    'net', ${euros(net)}, 'vat', ${euros(vat)}, 'refersTo', i.refers_to, 'rates', array_remove(array[${rates.join(', ')}], null))`,
  search: [{ number: 'i.number' }, { number: 'i.order_number' }],
  status: 'i.kind',
  sorts: {
    issuedOn: { by: 'i.issued_on', type: 'date' },
    number: { by: 'i.number', type: 'text' },
    orderNumber: { by: 'i.order_number', type: 'text' },
    net: { by: net, type: 'int' },
    vat: { by: vat, type: 'int' },
    total: { by: 'i.total_cents', type: 'int' },
  },
  defaultSort: '-issuedOn',
  csv: [
    { title: 'Nummer', sql: 'i.number' },
    {
      title: 'Soort',
      sql: `case i.kind when 'invoice' then 'Factuur' when 'credit-note' then 'Creditfactuur' else 'Correctiefactuur' end`,
    },
    { title: 'Datum', sql: 'i.issued_on::text' },
    { title: 'Bestelnummer', sql: 'i.order_number' },
    { title: 'Hoort bij', sql: 'i.refers_to' },
    amount('Excl. btw, hoog tarief', 'i.high_net_cents'),
    amount('Btw, hoog tarief', 'i.high_vat_cents'),
    amount('Excl. btw, laag tarief', 'i.low_net_cents'),
    amount('Btw, laag tarief', 'i.low_vat_cents'),
    amount('Nultarief', 'i.zero_net_cents'),
    amount('Totaal incl. btw', 'i.total_cents'),
    { title: 'Betaling', sql: `i.document ->> 'paymentIntentId'` },
  ],
};
