/** Sales of each product and day for joins in SQL. */
export const dailySales = '(select product_id, day, units, revenue_cents from product_sales_by_day)';
