/** SQL for the monthly price in cents of a subscription (alias) before a moment ($n, timestamptz). */
export const monthlyBefore = (alias: string, moment: string): string => `coalesce((
  select (h ->> 'priceCents')::numeric / (h ->> 'frequency')::int
  from jsonb_array_elements(${alias}.former_prices) with ordinality as x(h, no)
  where (h ->> 'until')::timestamptz >= ${moment} order by no limit 1), ${alias}.price_cents::numeric / ${alias}.frequency)`;

/** Subscriptions for joins in SQL. */
export const subscriptions = `(
  select subscription_id, order_id, contact_id, product_name, status, status_since, status_history, started_at, frequency, jars,
    price_cents, former_prices, next_delivery_date,
    deliveries, cancelled_at
  from admin_subscription_list)`;
