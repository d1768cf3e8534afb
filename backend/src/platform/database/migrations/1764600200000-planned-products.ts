import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A product may go on sale at a moment, and be archived. The trigger records the start of a planned offer; a plan that
 * changes before it has started is ended, because recorded prices are never changed.
 */
export class PlannedProducts1764600200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products add column publish_at timestamptz, add column archived_at timestamptz,
        add constraint products_archived check (archived_at is null or not is_active);
      create or replace function record_product_offer() returns trigger language plpgsql as $$
      declare
        moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end + demo_clock_offset();
        was_active boolean := coalesce(old.is_active and old.hidden_at is null, false);
        is_active boolean := new.is_active and new.hidden_at is null;
        was_planned boolean := was_active and coalesce(old.publish_at > moment, false);
        is_planned boolean := is_active and coalesce(new.publish_at > moment, false);
        was_offered boolean := was_active and not was_planned;
        is_offered boolean := is_active and not is_planned;
        is_same_plan boolean := was_planned and is_planned and new.publish_at = old.publish_at;
      begin
        if current_setting('shop.restores', true) = 'on' then return null; end if;
        if was_planned and not is_same_plan then
          insert into product_prices (product_id, kind, starts_at, ends_id)
          select new.id, 'ended', moment, o.id from product_prices o
          where o.product_id = new.id and o.kind = 'offered' and o.starts_at > moment
            and not exists (select from product_prices e where e.ends_id = o.id);
        end if;
        if was_offered and not is_offered then
          insert into product_prices (product_id, kind, starts_at) values (new.id, 'withdrawn', moment);
        end if;
        if is_offered and not was_offered then
          insert into product_prices (product_id, kind, starts_at) values (new.id, 'offered', moment);
        end if;
        if is_planned and not is_same_plan then
          insert into product_prices (product_id, kind, starts_at) values (new.id, 'offered', new.publish_at);
        end if;
        return null;
      end $$;
      drop trigger record_product_offer on products;
      create trigger record_product_offer after insert or update of is_active, hidden_at, publish_at on products
        for each row execute function record_product_offer();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function record_product_offer() returns trigger language plpgsql as $$
      declare
        moment timestamptz := case tg_op when 'INSERT' then new.created_at else now() end + demo_clock_offset();
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
      drop trigger record_product_offer on products;
      create trigger record_product_offer after insert or update of is_active, hidden_at on products
        for each row execute function record_product_offer();
      alter table products drop constraint products_archived, drop column publish_at, drop column archived_at;
    `);
  }
}
