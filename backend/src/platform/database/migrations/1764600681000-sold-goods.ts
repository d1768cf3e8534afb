import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is sold of each order. The next start fills it from the events. */
export class SoldGoods1764600681000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sold_goods (order_id text primary key, paid_at timestamptz, total_cents int not null,
        lines jsonb not null, refunds jsonb not null);
      create index sold_goods_by_payment on sold_goods (paid_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sold_goods');
  }
}
