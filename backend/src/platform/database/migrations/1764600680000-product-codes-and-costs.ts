import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Article number, EAN and cost price of a product. A trigger records each cost price with the moment from which it holds,
 * by the clock of the shop, so that pieces sold before keep theirs.
 */
export class ProductCodesAndCosts1764600680000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products add column sku text, add column ean text, add column cost_cents int,
        add constraint products_cost check (cost_cents >= 0);
      create unique index products_sku_taken on products (lower(sku)) where sku is not null and hidden_at is null;
      create unique index products_ean_taken on products (ean) where ean is not null and hidden_at is null;

      create table product_costs (
        id serial constraint product_costs_pk primary key,
        product_id int not null constraint product_costs_product references products (id),
        cost_cents int,
        starts_at timestamptz not null,
        recorded_at timestamptz not null default now(),
        constraint product_costs_amount check (cost_cents >= 0)
      );
      create index product_costs_of_product on product_costs (product_id, starts_at);

      create function record_product_cost() returns trigger language plpgsql as $$
      declare
        moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end + demo_clock_offset();
      begin
        if current_setting('shop.restores', true) = 'on' then return null; end if;
        if new.cost_cents is distinct from (case tg_op when 'INSERT' then null else old.cost_cents end) then
          insert into product_costs (product_id, cost_cents, starts_at) values (new.id, new.cost_cents, moment);
        end if;
        return null;
      end $$;
      create trigger record_product_cost after insert or update of cost_cents on products
        for each row execute function record_product_cost();

      do $$ begin
        if exists (select from pg_roles where rolname = 'shop_api') then
          revoke update, delete, truncate on product_costs from shop_api;
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger record_product_cost on products;
      drop function record_product_cost();
      drop table product_costs;
      alter table products drop column sku, drop column ean, drop column cost_cents;
    `);
  }
}
