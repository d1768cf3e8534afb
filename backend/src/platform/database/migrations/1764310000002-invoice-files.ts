import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvoiceFiles1764310000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invoice_files (id uuid primary key default gen_random_uuid(), number text not null, content bytea, attempts int not null default 0,
        last_error text, due_at timestamptz not null default now(), created_at timestamptz not null default now());
      create unique index invoice_files_by_number on invoice_files (number);
      create index invoice_files_due on invoice_files (due_at) where content is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invoice_files');
  }
}
