/** Whether the product `p` is on sale: active, not removed, and past the moment from which it is on sale. */
export const isOnSale = `(p.is_active and p.hidden_at is null
  and coalesce(p.publish_at <= (select now() + demo_clock_offset()), true))`;
