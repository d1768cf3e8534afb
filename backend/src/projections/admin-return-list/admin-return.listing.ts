import { returnedMoney } from '../../../../contracts/returns.js';
import { amsterdamTime, iso, nameOrErased, withoutFields, type Listing } from '../../platform/http/listing/listing.js';
import { refundCents, returnedMoneyCsv, returnedMoneySql } from './returned-money.sql.js';
import { sortedByName } from '../sorted-by-name.js';

const customerName = nameOrErased('c.name');

/** See refundDueDate in the contracts. */
export const dueDate = `((r.requested_at at time zone 'Europe/Amsterdam')::date + 14)::text`;

/** Joins the contact, which is absent after an erasure. */
export const adminReturnListing: Listing = {
  name: 'retouren',
  from: 'admin_return_list r left join contacts c on c.id = r.contact_id',
  countFrom: 'admin_return_list r',
  key: 'r.return_id',
  row: `json_build_object('id', r.return_id, 'orderId', r.order_id, 'orderNumber', r.order_number,
    'customerName', ${customerName}, 'customerEmail', coalesce(c.email, ''), 'reason', r.reason, 'status', r.status,
    ${returnedMoneySql}, 'refundRequested', r.refund_requested, 'isUnshipped', r.is_unshipped, 'createdAt', ${iso('r.requested_at')}, 'dueDate', ${dueDate})`,
  search: [{ names: 'c.names' }, { number: 'r.order_number' }],
  status: 'r.status',
  sorts: {
    createdAt: { by: 'r.requested_at', type: 'timestamptz' },
    orderNumber: { by: 'r.order_number', type: 'text' },
    customerName: sortedByName('admin_return_list', 'r'),
    refundAmount: { by: `(${refundCents})`, type: 'int' },
    status: { by: 'r.status', type: 'text' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Bestelnummer', sql: 'r.order_number' },
    { title: 'Klant', sql: customerName },
    { title: 'E-mail', sql: 'c.email' },
    {
      title: 'Reden',
      sql: `case r.reason when 'changed-mind' then 'Bedacht zich' when 'damaged' then 'Beschadigd'
        when 'wrong-product' then 'Verkeerd product' when 'disappointing' then 'Viel tegen'
        when 'too-late' then 'Te laat' else 'Andere reden' end`,
    },
    {
      title: 'Status',
      sql: `case r.status when 'requested' then 'Aangevraagd' when 'approved' then 'Goedgekeurd'
        when 'rejected' then 'Afgewezen' else 'Voltooid' end`,
    },
    ...returnedMoneyCsv,
    { title: 'Aangevraagd op', sql: amsterdamTime('r.requested_at') },
  ],
};

/** What the parcel that comes back needs. */
export const returnedParcelListing = withoutFields(adminReturnListing, {
  fields: Object.keys(returnedMoney),
  emptied: ['customerEmail'],
  search: [{ names: 'c.names', of: 'c.name' }, { number: 'r.order_number' }],
});
