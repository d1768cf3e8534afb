import { amsterdamTime, iso, nameOrErased, type Listing } from '../../platform/http/listing/listing.js';
import { orders } from '../admin-order-list/orders.view.js';
import { lots } from '../lot-levels/lots.view.js';

/**
 * Which orders received pieces of which lot. Pieces without a lot are possibly of each lot that was on the shelf when they
 * left.
 */
export const recipients = `(
  select s.key, l.product_id, l.lot, s.order_id, o.order_number, o.contact_id, s.shipped_at, found.certain, found.possible
  from ${lots} l join shipped_lots s on s.product_id = l.product_id join ${orders} o on o.order_id = s.order_id
  cross join lateral (
    select coalesce(sum(p.quantity) filter (where p.lot = l.lot), 0)::int as certain,
      coalesce(sum(p.quantity) filter (where p.lot is null and s.shipped_at >= coalesce(l.since, '-infinity')
        and s.shipped_at <= coalesce(l.emptied_at, 'infinity')), 0)::int as possible
    from jsonb_to_recordset(s.lots) as p(lot text, quantity int)) found
  where found.certain + found.possible > 0)`;

export const recipientsListing: Listing = {
  name: 'ontvangers-partij',
  from: `${recipients} r left join contacts c on c.id = r.contact_id`,
  key: 'r.key',
  row: `json_build_object('id', r.key, 'orderId', r.order_id, 'orderNumber', r.order_number,
    'customerName', ${nameOrErased('c.name')}, 'customerEmail', coalesce(c.email, ''),
    'shippedAt', ${iso('r.shipped_at')}, 'certain', r.certain, 'possible', r.possible)`,
  search: [{ names: 'c.names' }, { number: 'r.order_number' }],
  status: `case when r.certain > 0 then 'certain' else 'possible' end`,
  sorts: {
    shippedAt: { by: 'r.shipped_at', type: 'timestamptz' },
    orderNumber: { by: 'r.order_number', type: 'text' },
  },
  defaultSort: '-shippedAt',
  csv: [
    { title: 'Bestelnummer', sql: 'r.order_number' },
    { title: 'Klant', sql: nameOrErased('c.name') },
    { title: 'E-mail', sql: 'c.email' },
    { title: 'Verzonden', sql: amsterdamTime('r.shipped_at') },
    { title: 'Ontving deze partij', sql: `case when r.certain > 0 then 'Zeker' else 'Mogelijk' end` },
    { title: 'Stuks zeker', sql: 'r.certain', isNumber: true },
    { title: 'Stuks mogelijk', sql: 'r.possible', isNumber: true },
  ],
};
