import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstOrderClaims1763743000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table first_order_claims (
        checkout_id uuid primary key,
        mailbox text not null,
        claimed_at timestamptz not null default now()
      );
      create unique index first_order_claims_mailbox on first_order_claims (mailbox);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table first_order_claims');
  }
}
