import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PolicyReports1763790000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table policy_reports (directive text not null, blocked text not null, page text not null,
        times bigint not null default 1, first_seen_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        constraint policy_reports_pk primary key (directive, blocked, page));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table policy_reports');
  }
}
