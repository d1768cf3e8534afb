import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShippingBatches1764500300001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table shipping_batches (id uuid primary key, carrier text, started_by text not null,
        status text not null default 'queued', attempts int not null default 0, last_error text,
        due_at timestamptz not null default now(), created_at timestamptz not null default now(), shipped_at timestamptz);
      create table shipping_batch_orders (batch_id uuid not null, order_id text not null, place int not null,
        parcel_id uuid not null, pieces jsonb not null, tracking_code text,
        is_shipped boolean not null default false, refusal text, primary key (batch_id, order_id));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shipping_batch_orders; drop table shipping_batches');
  }
}
