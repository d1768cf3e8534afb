import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DrawnOrderNumbers1764020000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table drawn_order_numbers (order_id uuid primary key, number bigint)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table drawn_order_numbers');
  }
}
