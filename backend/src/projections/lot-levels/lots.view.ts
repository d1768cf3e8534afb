/** The lots of the shelf for joins in SQL. */
export const lots = `(
  select product_id, lot, best_before, quantity, since, emptied_at, recalled_at from lot_levels where lot is not null)`;
