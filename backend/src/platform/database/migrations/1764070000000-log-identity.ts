import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row: the log of this database, and the newest event of it that the read models have passed. */
export class LogIdentity1764070000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table log_identity (only_row boolean not null default true check (only_row), id uuid not null,
        position bigint not null default 0, event_id uuid, events bigint not null default 0,
        constraint log_identity_pk primary key (only_row));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table log_identity');
  }
}
