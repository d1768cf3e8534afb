/** SQL: what remains of the payment of an order `o` after refunds, in cents. */
export const netCents = 'o.captured_cents - o.refunded_cents';
