import { returns } from '../admin-return-list/returns.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';
import { adminCustomerListing } from './admin-customer.listing.js';

/** The rows `of` a view that belong to the mailbox of the customer `k`, as a JSON array. */
const ofMailbox = (of: string, fields: string, order: string) => `(
  select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]')
  from ${of} r join contacts c on c.id = r.contact_id where lower(btrim(c.email)) = k.email)`;

const { row, from } = adminCustomerListing;

/** The customer `$1`, with neighbours by id, subscriptions and returns. */
export const customerSql = `select ${row}::jsonb || jsonb_build_object(
    'previousId', (select max(p.id) from customers p where p.id < k.id),
    'nextId', (select min(n.id) from customers n where n.id > k.id),
    'subscriptions', ${ofMailbox(
      subscriptions,
      `'id', r.subscription_id, 'productName', r.product_name, 'status', r.status`,
      'r.started_at desc, r.subscription_id',
    )},
    'returns', ${ofMailbox(
      returns,
      `'id', r.return_id, 'orderNumber', r.order_number, 'status', r.status`,
      'r.requested_at desc, r.return_id',
    )}) as row
  from ${from} where k.id = $1`;
