import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderDisputes1764500200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table admin_order_list add column disputes jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list drop column disputes');
  }
}
