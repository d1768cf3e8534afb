import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CustomerTotals1764600620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customer_orders (order_id text primary key, contact_id text not null, placed_at timestamptz not null,
        paid boolean not null, cancelled boolean not null, captured_cents int not null, refunded_cents int not null);
      create index customer_orders_by_contact on customer_orders (contact_id);
      create table customer_totals (mailbox text primary key, orders int not null, spent_cents bigint not null,
        last_order_at timestamptz, newest_contact_id text not null);
      create index customer_totals_by_last_order on customer_totals (last_order_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table customer_totals, customer_orders');
  }
}
