import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Disputes1763761000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table disputes (dispute_id text not null, payment_intent_id text not null, order_id text,
        amount_cents integer not null, currency text not null, reason text not null, is_inquiry boolean not null,
        evidence_due_by timestamptz, opened_at timestamptz not null, closed_at timestamptz,
        constraint disputes_pk primary key (dispute_id));
      create index disputes_open on disputes (evidence_due_by) where closed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table disputes');
  }
}
