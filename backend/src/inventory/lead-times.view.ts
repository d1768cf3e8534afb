/** What staff entered of suppliers for joins in SQL. */
export const leadTimes = '(select product_id, days from lead_times)';
