import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed refunds in the provider's dashboard wait for staff. */
export class FailedDashboardRefunds1763863000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table external_refunds add column order_id text, add column handled_at timestamptz,
        add column handled_by integer;
      create index external_refunds_waiting on external_refunds (failed_at)
        where order_id is not null and handled_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index external_refunds_waiting;
      alter table external_refunds drop column order_id, drop column handled_at, drop column handled_by;
    `);
  }
}
