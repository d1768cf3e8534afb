import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofContact = (row = '') =>
  `shop_words(${row}name || ' ' || ${row}email || ' ' || ${row}address || ' ' || replace(${row}postal_code, ' ', '')
    || ' ' || ${row}city) || ' ' || shop_phone(${row}phone)`;
const ofCustomer = (row = '') =>
  `shop_words(coalesce(${row}first_name, '') || ' ' || coalesce(${row}last_name, '') || ' ' || ${row}email || ' '
    || coalesce(${row}address, '') || ' ' || replace(coalesce(${row}postal_code, ''), ' ', '') || ' ' || coalesce(${row}city, ''))
    || ' ' || shop_phone(coalesce(${row}phone, ''))`;

/** A trigger keeps the column, because TypeORM compares a generated one with a table of its own that names the database. */
const keepWords = (table: string, words: (row?: string) => string) => `
  drop index ${table}_by_words;
  alter table ${table} add column words text not null default '';
  update ${table} set words = ${words()};
  create function keep_words_of_${table}() returns trigger language plpgsql as $$
  begin
    new.words := ${words('new.')};
    return new;
  end $$;
  create trigger keep_words before insert or update on ${table} for each row execute function keep_words_of_${table}();
  create index ${table}_by_words on ${table} using gin (words gin_trgm_ops);`;

const dropWords = (table: string, words: (row?: string) => string) => `
  drop index ${table}_by_words;
  drop trigger keep_words on ${table};
  drop function keep_words_of_${table}();
  alter table ${table} drop column words;
  create index ${table}_by_words on ${table} using gin ((${words()}) gin_trgm_ops);`;

/**
 * Postgres compares every row that a trigram index finds once more, and an index of an expression makes it compute the words
 * again for each. So they are a column. Other lists and figures get an index for their order or their sum.
 */
export class FasterLists1764600740000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepWords('contacts', ofContact)}
      ${keepWords('customers', ofCustomer)}
      create index contacts_by_name on contacts (lower(name) collate "C");
      create index customer_totals_by_orders on customer_totals (orders);
      create index customer_totals_by_spent on customer_totals (spent_cents);
      create index admin_order_list_by_contact on admin_order_list (contact_id, order_number);
      drop index "IDX_64b5f47941ec3a643fbd4daedd";
      create index admin_order_list_as_of on admin_order_list (status_since) include (status, paid_at, placed_at);
      alter table customer_totals add column newest_name text not null default '';
      create index admin_order_list_subscribed on admin_order_list (paid_at) include (captured_cents, status)
        where subscription_id is not null or lines @? '$[*] ? (@.subscription != null)';
      create table sold_margins (
        order_id text not null, percent int not null, paid_at timestamptz not null,
        gross_cents int not null, known_cents int not null, cost_cents int not null,
        primary key (order_id, percent));
      create index sold_margins_by_payment on sold_margins (paid_at) include (percent, gross_cents, known_cents, cost_cents);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index admin_order_list_as_of;
      create index "IDX_64b5f47941ec3a643fbd4daedd" on admin_order_list (contact_id);
      drop index admin_order_list_by_contact;
      alter table customer_totals drop column newest_name;
      drop index customer_totals_by_spent;
      drop index customer_totals_by_orders;
      drop index contacts_by_name;
      ${dropWords('contacts', ofContact)}
      ${dropWords('customers', ofCustomer)}
    `);
  }
}
