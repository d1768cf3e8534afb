import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExternalRefunds1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table external_refunds (external_id text not null, payment_intent_id text not null,
        amount_cents integer not null, created_at timestamptz not null default now(), failed_at timestamptz,
        constraint external_refunds_pk primary key (external_id));
      create index external_refunds_of_payment on external_refunds (payment_intent_id);
      alter table refunds add column reductions integer not null default 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refunds drop column reductions; drop table external_refunds');
  }
}
