import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckoutMethods1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkouts add column methods jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkouts drop column methods');
  }
}
