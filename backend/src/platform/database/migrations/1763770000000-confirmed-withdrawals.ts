import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConfirmedWithdrawals1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table withdrawals add column confirmation_hash text, add column sealed_confirmation text,
        add column confirmed_at timestamptz, add column is_receipt_withheld boolean not null default false;
      create unique index withdrawals_by_confirmation on withdrawals (confirmation_hash);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index withdrawals_by_confirmation;
      alter table withdrawals drop column is_receipt_withheld, drop column confirmed_at,
        drop column sealed_confirmation, drop column confirmation_hash;
    `);
  }
}
