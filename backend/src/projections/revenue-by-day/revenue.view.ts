/** Money of each day for joins in SQL. */
export const dailyRevenue = '(select day, orders, captured_cents, refunded_cents from revenue_by_day)';
