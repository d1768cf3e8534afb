import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LogbookEntries1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table logbook_entries (id uuid not null, outcome text not null, staff_member_id int, network text not null,
        browser text, is_known_device boolean not null, created_at timestamptz not null default now(),
        constraint logbook_entries_pk primary key (id));
      create index logbook_entries_by_time on logbook_entries (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table logbook_entries');
  }
}
