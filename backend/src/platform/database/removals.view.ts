/** What was removed at the end of its term, for joins in SQL. */
export const removals = '(select table_name, removed, removed_at from retention_removals)';
