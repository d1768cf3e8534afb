import {
  amsterdamTime,
  euros,
  eurosWithComma,
  iso,
  nameOrErased,
  withoutFields,
  type Listing,
} from '../../platform/http/listing/listing.js';
import { tagsInOne, tagsOf } from '../../tags/record-tags.view.js';
import { netCents } from '../net-cents.js';
import { sortedByName } from '../sorted-by-name.js';

const hasDispute = (outcome: string) => `o.disputes @? '$[*] ? (@.outcome == ${outcome})'`;
const dispute = `case when ${hasDispute('null')} then 'open' when ${hasDispute('"lost"')} then 'lost' end`;
const customerName = nameOrErased('c.name');

/** Joins the contact, which is absent after an erasure. */
export const adminOrderListing: Listing = {
  name: 'bestellingen',
  from: 'admin_order_list o left join contacts c on c.id = o.contact_id',
  countFrom: 'admin_order_list o',
  key: 'o.order_id',
  row: `json_build_object('id', o.order_id, 'orderNumber', o.order_number, 'customerName', ${customerName},
    'customerEmail', coalesce(c.email, ''), 'createdAt', ${iso('o.placed_at')}, 'totalAmount', ${euros('o.total_cents')},
    'capturedAmount', ${euros('o.captured_cents')}, 'refundedAmount', ${euros('o.refunded_cents')},
    'netAmount', ${euros(`(${netCents})`)}, 'status', o.status, 'shippingAddress', coalesce(c.address, ''), 'shippingPostalCode', coalesce(c.postal_code, ''),
    'shippingCity', coalesce(c.city, ''), 'withdrawn', o.withdrawn, 'isWithdrawn', o.is_withdrawn,
    'dispute', ${dispute}, 'tags', ${tagsOf('order', 'o.order_id')})`,
  search: [{ names: 'c.names' }, { number: 'o.order_number' }],
  status: 'o.status',
  sorts: {
    createdAt: { by: 'o.placed_at', type: 'timestamptz' },
    orderNumber: { by: 'o.order_number', type: 'text' },
    customerName: sortedByName('admin_order_list', 'o'),
    totalAmount: { by: 'o.total_cents', type: 'int' },
    status: { by: 'o.status', type: 'text' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Bestelnummer', sql: 'o.order_number' },
    { title: 'Datum', sql: amsterdamTime('o.placed_at') },
    { title: 'Klant', sql: customerName },
    { title: 'E-mail', sql: 'c.email' },
    { title: 'Status', sql: dutchStatus() },
    { title: 'Totaal', sql: eurosWithComma('o.total_cents'), isNumber: true },
    { title: 'Betaald', sql: eurosWithComma('o.captured_cents'), isNumber: true },
    { title: 'Terugbetaald', sql: eurosWithComma('o.refunded_cents'), isNumber: true },
    { title: 'Netto ontvangen', sql: eurosWithComma(`(${netCents})`), isNumber: true },
    { title: 'Adres', sql: 'c.address' },
    { title: 'Postcode', sql: 'c.postal_code' },
    { title: 'Plaats', sql: 'c.city' },
    { title: 'Tags', sql: tagsInOne('order', 'o.order_id') },
  ],
};

/** What a parcel needs. */
export const parcelListing = withoutFields(adminOrderListing, {
  fields: ['totalAmount', 'capturedAmount', 'refundedAmount', 'netAmount'],
  emptied: ['customerEmail'],
  search: [{ names: 'c.names', of: 'c.name' }, { number: 'o.order_number' }],
});

function dutchStatus(): string {
  return `case o.status when 'pending' then 'In afwachting' when 'processing' then 'In behandeling'
    when 'shipped' then 'Verzonden' when 'delivered' then 'Afgeleverd' else 'Geannuleerd' end`;
}
