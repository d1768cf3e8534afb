/** Returns for joins in SQL. */
export const returns = `(
  select return_id, order_id, contact_id, order_number, status, reason, refund_cents, requested_at, filed_by, filed_by_id
  from admin_return_list)`;
