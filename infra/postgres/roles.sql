-- Roles of the shop. A superuser runs this once in the new database; init.sh sets the passwords.
-- shop_owner: owns database and tables. For the migration and the workers, which make the tables of read models.
-- shop_api: reads and writes rows, and nothing else. For the API processes, which visitors reach.
do $$
declare
  role text;
begin
  foreach role in array array['shop_owner', 'shop_api'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I login nosuperuser nocreatedb nocreaterole', role);
    end if;
  end loop;
  execute format('alter database %I owner to shop_owner', current_database());
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to shop_api', current_database());
end
$$;
alter schema public owner to shop_owner;
revoke all on schema public from public;
alter default privileges for role shop_owner in schema public grant select, insert, update, delete on tables to shop_api;
alter default privileges for role shop_owner in schema public grant usage, select, update on sequences to shop_api;
grant usage on schema public to shop_api;
