import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing prices hold since the product was created. */
export class ProductPrices1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product_prices (
        id serial constraint product_prices_pk primary key,
        product_id int not null constraint product_prices_product references products (id),
        kind text not null,
        price_cents int,
        starts_at timestamptz not null,
        ends_at timestamptz,
        ends_id int,
        recorded_at timestamptz not null default now(),
        constraint product_prices_amount
          check ((kind in ('regular', 'sale')) = (price_cents is not null) and price_cents > 0),
        constraint product_prices_end check ((ends_at is null or (kind = 'sale' and ends_at > starts_at))),
        constraint product_prices_ended check ((kind = 'ended') = (ends_id is not null))
      );
      create index product_prices_of_product on product_prices (product_id);

      insert into product_prices (product_id, kind, price_cents, starts_at)
      select id, 'regular', price_cents, created_at from products where price_cents > 0 order by id;
      insert into product_prices (product_id, kind, starts_at)
      select id, 'offered', created_at from products where is_active and hidden_at is null order by id;

      create function record_product_price() returns trigger language plpgsql as $$
      declare
        moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end;
      begin
        if current_setting('shop.restores', true) = 'on' then return null; end if;
        if new.price_cents > 0 and new.price_cents is distinct from (
          select price_cents from product_prices r
          where product_id = new.id and kind = 'regular' and starts_at <= moment
            and not exists (select from product_prices e where e.ends_id = r.id)
          order by starts_at desc, id desc limit 1)
        then
          insert into product_prices (product_id, kind, price_cents, starts_at)
          values (new.id, 'regular', new.price_cents, moment);
        end if;
        return null;
      end $$;
      create function record_product_offer() returns trigger language plpgsql as $$
      declare
        moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end;
        was_offered boolean := coalesce(old.is_active and old.hidden_at is null, false);
        is_offered boolean := new.is_active and new.hidden_at is null;
      begin
        if current_setting('shop.restores', true) = 'on' then return null; end if;
        if is_offered <> was_offered then
          insert into product_prices (product_id, kind, starts_at)
          values (new.id, case when is_offered then 'offered' else 'withdrawn' end, moment);
        end if;
        return null;
      end $$;
      -- the price column may be older than a planned price that has started, so only a save of the price records it
      create trigger record_product_price after insert or update of price_cents on products
        for each row execute function record_product_price();
      create trigger record_product_offer after insert or update of is_active, hidden_at on products
        for each row execute function record_product_offer();

      do $$ begin
        if exists (select from pg_roles where rolname = 'shop_api') then
          revoke update, delete, truncate on product_prices from shop_api;
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger record_product_offer on products;
      drop trigger record_product_price on products;
      drop function record_product_offer();
      drop function record_product_price();
      drop table product_prices;
    `);
  }
}
