import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProvenCustomerSessions1763861000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table customer_sessions add column proven_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table customer_sessions drop column proven_at');
  }
}
