/**
 * Members of staff with the name that notes mention them by: their address before the `@`, or all of it when two would
 * have the same name.
 */
export const colleagueNames = `(
  select id, role, disabled_at is null and has_password as "isActive",
    case when count(*) over (partition by lower(split_part(email, '@', 1))) = 1
      then split_part(email, '@', 1) else email end as name
  from staff_members)`;
