import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StatusBatches1764600500003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table status_batches (id uuid primary key, target text not null, started_by text not null,
        status text not null default 'queued', attempts int not null default 0, last_error text,
        due_at timestamptz not null, created_at timestamptz not null default now(), done_at timestamptz);
      create table status_batch_orders (batch_id uuid, order_id text, place int not null,
        outcome text not null default 'waiting', order_number text, message text, primary key (batch_id, order_id));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table status_batch_orders; drop table status_batches');
  }
}
