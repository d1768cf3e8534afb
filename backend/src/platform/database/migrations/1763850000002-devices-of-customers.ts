import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DevicesOfCustomers1763850000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_sessions add column id text not null default gen_random_uuid()::text, add column browser text,
        add column last_used_at timestamptz not null default now();
      alter table customers add column last_login_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table customer_sessions drop column id, drop column browser, drop column last_used_at;
      alter table customers drop column last_login_at;
    `);
  }
}
