/** SQL: the totals of each mailbox that ordered. */
export const totalsOfCustomers = `(
  select mailbox, orders, spent_cents, last_order_at, newest_contact_id, newest_name from customer_totals)`;
