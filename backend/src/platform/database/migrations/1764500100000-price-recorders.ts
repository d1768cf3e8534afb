import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recorded price names the member of staff of its transaction, also when a trigger on `products` adds it. The triggers
 * read the clock of the shop, which a demo moves: else a saved price would be older than a planned one that has started.
 */
export class PriceRecorders1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_prices add column recorded_by int;
      create function name_price_recorder() returns trigger language plpgsql as $$
      begin
        new.recorded_by := coalesce(new.recorded_by, nullif(current_setting('shop.staff_id', true), '')::int);
        return new;
      end $$;
      create trigger name_price_recorder before insert on product_prices
        for each row execute function name_price_recorder();

      create function demo_clock_offset() returns interval language sql stable as $$
        select coalesce((select value::bigint from settings where key = 'demo_clock_offset_ms'), 0)
          * interval '1 millisecond'
      $$;
      ${recordFunctions(' + demo_clock_offset()')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${recordFunctions('')}
      drop function demo_clock_offset();
      drop trigger name_price_recorder on product_prices;
      drop function name_price_recorder();
      alter table product_prices drop column recorded_by;
    `);
  }
}

const recordFunctions = (offset: string) => `
  create or replace function record_product_price() returns trigger language plpgsql as $$
  declare
    moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end${offset};
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
  create or replace function record_product_offer() returns trigger language plpgsql as $$
  declare
    moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end${offset};
    was_offered boolean := coalesce(old.is_active and old.hidden_at is null, false);
    is_offered boolean := new.is_active and new.hidden_at is null;
  begin
    if current_setting('shop.restores', true) = 'on' then return null; end if;
    if is_offered <> was_offered then
      insert into product_prices (product_id, kind, starts_at)
      values (new.id, case when is_offered then 'offered' else 'withdrawn' end, moment);
    end if;
    return null;
  end $$;`;
