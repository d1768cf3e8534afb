import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProductEdits1764600200001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product_edits (id uuid primary key, kind text not null, started_by int not null, undone_by uuid,
        status text not null default 'queued', attempts int not null default 0, last_error text,
        due_at timestamptz not null default now(), created_at timestamptz not null default now(), applied_at timestamptz);
      create table product_edit_lines (edit_id uuid not null, place int not null, product_id int, name text not null,
        created jsonb, before jsonb not null, after jsonb not null,
        is_done boolean not null default false, refusal text, primary key (edit_id, place));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table product_edit_lines; drop table product_edits');
  }
}
