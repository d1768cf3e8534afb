import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Retention1764420000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table retention_removals (id uuid primary key default gen_random_uuid(), table_name text not null,
        removed int not null, removed_at timestamptz not null default now());
      create index retention_removals_by_table on retention_removals (table_name, removed_at);
      create table retention_sweeps (id uuid primary key default gen_random_uuid(), table_name text not null,
        swept_at timestamptz,
        attempts int not null default 0, last_error text, due_at timestamptz not null default now());
      create unique index retention_sweeps_by_table on retention_sweeps (table_name);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table retention_sweeps; drop table retention_removals');
  }
}
