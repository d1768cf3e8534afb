import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Timelines1763805000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table timelines (seen_at timestamptz not null, timeline int not null, lost_since timestamptz,
        payments_checked_at timestamptz, constraint timelines_pk primary key (seen_at));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table timelines');
  }
}
