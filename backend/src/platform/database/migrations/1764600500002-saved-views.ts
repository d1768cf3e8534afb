import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedViews1764600500002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table saved_views (id uuid primary key, list text not null, owner_id int not null, name text not null,
        is_shared boolean not null, settings jsonb not null, created_at timestamptz not null default now());
      create index saved_views_by_list on saved_views (list);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_views');
  }
}
