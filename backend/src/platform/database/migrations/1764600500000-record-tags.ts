import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecordTags1764600500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table record_tags (kind text, record_id text, tag text, contact_id text,
        created_at timestamptz not null default now(), primary key (kind, record_id, tag));
      create index record_tags_by_tag on record_tags (kind, tag, record_id);
      create index record_tags_by_contact on record_tags (contact_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table record_tags');
  }
}
