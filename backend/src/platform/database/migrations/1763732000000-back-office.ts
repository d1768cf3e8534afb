import type { MigrationInterface, QueryRunner } from 'typeorm';
import { logChangesOf } from '../change-log.js';

const up = `
  CREATE TABLE "change_log" ("id" BIGSERIAL NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "staff_id" integer NOT NULL, "entity" text NOT NULL, "entity_id" text NOT NULL, "subject" text NOT NULL, "subject_id" text NOT NULL, "before" jsonb, "after" jsonb, CONSTRAINT "PK_d00462cfb97b72c95357d559136" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_6ba4b531442cb2e6812a872ced" ON "change_log"  ("subject", "subject_id", "at");
  ALTER TABLE "products" ADD "version" integer NOT NULL DEFAULT '1';

  DROP TABLE IF EXISTS "product_sales";
  delete from checkpoints where name = 'product-sales';
  CREATE TABLE "product_sales_by_day" ("id" text NOT NULL, "product_id" integer NOT NULL, "day" text NOT NULL, "units" integer NOT NULL, "revenue_cents" integer NOT NULL, CONSTRAINT "PK_c254d2ec5e2eefa0313ba6677e2" PRIMARY KEY ("id"));
  CREATE INDEX "IDX_3c467bda2cee4c42b4b5b9c891" ON "product_sales_by_day"  ("day");
  ALTER TABLE "admin_order_list" ADD "status_since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now();
  ALTER TABLE "admin_order_list" ADD "status_history" jsonb NOT NULL DEFAULT '[]';
  ALTER TABLE "admin_order_list" ADD "paid_at" TIMESTAMP WITH TIME ZONE;
  CREATE INDEX "admin_order_list_counts" ON "admin_order_list"  ("status", "paid");
  ALTER TABLE "admin_order_list" ALTER "status_since" DROP DEFAULT, ALTER "status_history" DROP DEFAULT;
  ALTER TABLE "admin_subscription_list" ADD "status_since" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now();
  ALTER TABLE "admin_subscription_list" ADD "status_history" jsonb NOT NULL DEFAULT '[]';
  ALTER TABLE "admin_subscription_list" ALTER "status_since" DROP DEFAULT, ALTER "status_history" DROP DEFAULT;

  create function log_staff_change() returns trigger language plpgsql as $$
  declare
    staff int := nullif(current_setting('shop.staff_id', true), '')::int;
    old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
    new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
    row_now jsonb := coalesce(new_row, old_row);
  begin
    if staff is null or old_row is not distinct from new_row then return null; end if;
    insert into change_log (at, staff_id, entity, entity_id, subject, subject_id, before, after) values (
      clock_timestamp(), staff, tg_argv[0], row_now ->> tg_argv[1], tg_argv[2], row_now ->> tg_argv[3],
      (select jsonb_object_agg(key, value) from jsonb_each(old_row)
       where new_row is null or new_row -> key is distinct from value),
      (select jsonb_object_agg(key, value) from jsonb_each(new_row)
       where old_row is null or old_row -> key is distinct from value));
    return null;
  end $$;
`;

const logged = [
  { table: 'products', entity: 'product', key: 'id', subject: 'product', subjectKey: 'id' },
  { table: 'product_images', entity: 'product-image', key: 'id', subject: 'product', subjectKey: 'product_id' },
  { table: 'categories', entity: 'category', key: 'id', subject: 'category', subjectKey: 'id' },
  { table: 'discount_codes', entity: 'discount-code', key: 'id', subject: 'discount-code', subjectKey: 'id' },
  { table: 'settings', entity: 'setting', key: 'key', subject: 'setting', subjectKey: 'key' },
];

/** Adds the change log and history tables. The read models are filled by a rebuild at the next start. */
export class BackOffice1763732000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
    for (const table of logged) await runner.query(logChangesOf(table));
  }

  /** Refuses: the program needs these columns to write its read models. */
  async down(): Promise<void> {
    return Promise.reject(new Error('The back office cannot be undone'));
  }
}
