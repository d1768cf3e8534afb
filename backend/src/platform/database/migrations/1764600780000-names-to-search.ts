import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofContact = (row = '') => `shop_words(${row}name || ' ' || ${row}email)`;
const ofCustomer = (row = '') =>
  `shop_words(coalesce(${row}first_name, '') || ' ' || coalesce(${row}last_name, '') || ' ' || ${row}email)`;

const keepNames = (table: string, names: (row?: string) => string) => `
  alter table ${table} add column names text not null default '';
  alter table ${table} disable trigger keep_words;
  update ${table} set names = ${names()};
  alter table ${table} enable trigger keep_words;
  create function keep_names_of_${table}() returns trigger language plpgsql as $$
  begin
    new.names := ${names('new.')};
    return new;
  end $$;
  create trigger keep_names before insert or update on ${table} for each row execute function keep_names_of_${table}();
  create index ${table}_by_names on ${table} using gin (names gin_trgm_ops);
  alter table ${table} alter column names set statistics 1000, alter column words set statistics 1000;`;

const dropNames = (table: string) => `
  alter table ${table} alter column words set statistics -1;
  drop index ${table}_by_names;
  drop trigger keep_names on ${table};
  drop function keep_names_of_${table}();
  alter table ${table} drop column names;`;

/**
 * Lists find people by name and mailbox, the palette by address and phone too, so each has its words. From a larger sample of
 * them Postgres knows whether a search matches few or nearly all, and reads accordingly. Customers are sorted by the last
 * name of the account or, without one, of the newest order. Orders sorted by status follow an index to the last key: a part of
 * that order lets Postgres share the statuses among its workers, of which one then sorts nearly all orders.
 */
export class NamesToSearch1764600780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepNames('contacts', ofContact)}
      ${keepNames('customers', ofCustomer)}
      create index customers_by_last_name on customers (lower(coalesce(last_name, '')) collate "C");
      create index customer_totals_by_last_name on customer_totals (
        lower(btrim(substr(btrim(newest_name), length(split_part(btrim(newest_name), ' ', 1)) + 1))) collate "C");
      create index customers_unnamed on customers (created_at, (id::text)) where first_name is null and last_name is null;
      create index customer_totals_by_newest_contact on customer_totals (newest_contact_id);
      create index admin_order_list_by_status on admin_order_list (status, order_id);
      analyze contacts, customers;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index admin_order_list_by_status;
      drop index customer_totals_by_newest_contact;
      drop index customers_unnamed;
      drop index customer_totals_by_last_name;
      drop index customers_by_last_name;
      ${dropNames('customers')}
      ${dropNames('contacts')}
    `);
  }
}
