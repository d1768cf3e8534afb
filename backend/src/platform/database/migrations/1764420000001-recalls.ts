import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Recalls1764420000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recalls (id uuid primary key, product_id int not null, lot text not null, reason text not null,
        instruction text not null, with_possible boolean not null, status text not null default 'queued',
        attempts int not null default 0, last_error text, due_at timestamptz not null default now(),
        created_at timestamptz not null default now(), mailed_at timestamptz);
      create unique index recalls_by_lot on recalls (product_id, lot);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recalls');
  }
}
