import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecordNotes1764500500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table record_notes (id uuid primary key, kind text not null, record_id text not null, contact_id text,
        author_id int not null, text text, mentioned int[] not null default '{}', unread int[] not null default '{}',
        created_at timestamptz not null default now(), edited_at timestamptz, removed_at timestamptz);
      create index record_notes_by_record on record_notes (kind, record_id);
      create index record_notes_by_contact on record_notes (contact_id);
      create index record_notes_unread on record_notes using gin (unread);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table record_notes');
  }
}
