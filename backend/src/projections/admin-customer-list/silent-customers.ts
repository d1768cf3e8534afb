import { orders } from '../admin-order-list/orders.view.js';

/** SQL: whether a customer bought before `moment`, an ISO time, and nothing since. Cancelled orders do not count. */
export const isSilentSince = (moment: string) => `k.email in (
  select lower(btrim(c.email)) from ${orders} o join contacts c on c.id = o.contact_id
  where o.paid and o.status <> 'cancelled' group by 1 having max(o.placed_at) < ${moment}::timestamptz)`;
