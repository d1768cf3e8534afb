import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaidWith1763800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list add column paid_with text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list drop column paid_with');
  }
}
