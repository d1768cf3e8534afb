/** Subscriptions for joins in SQL. */
export const subscriptions = `(
  select subscription_id, order_id, contact_id, product_name, status, status_since, status_history, started_at, frequency, jars,
    price_cents, next_delivery_date
  from admin_subscription_list)`;
