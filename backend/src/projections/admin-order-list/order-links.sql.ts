import { returns } from '../admin-return-list/returns.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';

/** Fields of a JSON object: the neighbours by number and the returns of the order `o`. */
export const parcelLinks = `
  'previousNumber', (select max(p.order_number) from admin_order_list p where p.order_number < o.order_number),
  'nextNumber', (select min(n.order_number) from admin_order_list n where n.order_number > o.order_number),
  'returns', (select coalesce(json_agg(json_build_object('id', r.return_id, 'status', r.status)
    order by r.requested_at desc, r.return_id), '[]') from ${returns} r where r.order_id = o.order_id)`;

/** Fields of a JSON object: the customer and the subscriptions of the order `o`, whose contact is `c`. */
export const salesLinks = `
  'customerId', (select k.id from customers k where k.email = lower(btrim(c.email))),
  'subscriptions', (select coalesce(json_agg(json_build_object('id', s.subscription_id, 'productName', s.product_name)
    order by s.started_at, s.subscription_id), '[]') from ${subscriptions} s
    where s.subscription_id = o.subscription_id or (s.contact_id = o.contact_id and s.order_id = o.order_id))`;
