import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns of durable work. The former version gave a decision up after three days, so those count as carried out. */
export class WorkOfUnmatchedPayments1764200000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table unmatched_payments add column job_id text not null default gen_random_uuid()::text,
        add column carried_out_at timestamptz, add column attempts integer not null default 0,
        add column last_error text, add column due_at timestamptz not null default now();
      create unique index unmatched_payments_by_job on unmatched_payments (job_id);
      update unmatched_payments set carried_out_at = resolved_at where resolved_at < now() - interval '3 days';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index unmatched_payments_by_job;
      alter table unmatched_payments drop column due_at, drop column last_error, drop column attempts,
        drop column carried_out_at, drop column job_id;
    `);
  }
}
