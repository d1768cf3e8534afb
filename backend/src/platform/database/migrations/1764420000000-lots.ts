import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Lots1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table lot_levels (key text primary key, product_id int not null, lot text, best_before text,
        quantity int not null, is_counted boolean not null, since timestamptz, emptied_at timestamptz,
        recalled_at timestamptz);
      create index lot_levels_by_product on lot_levels (product_id);
      create table shipped_lots (key text primary key, product_id int not null, sale_id text not null,
        order_id text not null, shipped_at timestamptz not null, lots jsonb not null);
      create index shipped_lots_by_product on shipped_lots (product_id);
      create index shipped_lots_by_order on shipped_lots (order_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table shipped_lots; drop table lot_levels');
  }
}
