/** The cost price of each product from `starts_at` until `ends_at`, null without an end, for joins in SQL. */
export const productCosts = `(
  select product_id, cost_cents, starts_at, lead(starts_at) over (partition by product_id order by starts_at, id) as ends_at
  from product_costs)`;
