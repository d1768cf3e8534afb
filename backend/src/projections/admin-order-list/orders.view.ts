/** SQL: whether an order starts or delivers a subscription. `prefix`: that of its columns. */
export const hasSubscription = (prefix = '') =>
  `(${prefix}subscription_id is not null or ${prefix}lines @? '$[*] ? (@.subscription != null)')`;

/** Orders for joins in SQL. */
export const orders = `(
  select order_id, order_number, contact_id, payment_intent_id, subscription_id, status, status_since, status_history, placed_at, paid, paid_at,
    total_cents, captured_cents, refund_requested_cents, refunded_cents, cancelled_plans,
    ${hasSubscription()} as has_subscription
  from admin_order_list)`;
