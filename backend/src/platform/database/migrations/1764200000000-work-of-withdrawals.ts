import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of durable work. A statement without them yet is due at once. */
export class WorkOfWithdrawals1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table withdrawals add column attempts integer not null default 0, add column last_error text,
        add column due_at timestamptz not null default now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table withdrawals drop column due_at, drop column last_error, drop column attempts');
  }
}
