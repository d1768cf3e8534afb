/** Stock movements for joins in SQL. */
export const stockMovements = `(
  select event_id, product_id, at, type, quantity, note, on_hand_after, actor_kind, actor_id from stock_ledger)`;
