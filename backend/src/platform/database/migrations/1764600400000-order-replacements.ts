import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderReplacements1764600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_replacements (order_id text primary key, order_number text not null, replaced_id text not null,
        replaced_number text not null, reason text not null, pieces int not null, placed_at timestamptz not null);
      create index order_replacements_of on order_replacements (replaced_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_replacements');
  }
}
