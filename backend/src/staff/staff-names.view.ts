/** E-mail addresses of staff by id, as text because events store it so, for joins in SQL. */
export const staffNames = '(select id::text as id, email from staff_members)';
