/** SQL: orders by phone, by mailbox. */
export const phoneOrders = '(select lower(btrim(email)) as mailbox, created_at from phone_orders)';
