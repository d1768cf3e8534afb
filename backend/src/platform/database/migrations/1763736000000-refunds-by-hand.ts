import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundsByHand1763736000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds add column settled_by text, add column settled_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds drop column settled_at, drop column settled_by');
  }
}
