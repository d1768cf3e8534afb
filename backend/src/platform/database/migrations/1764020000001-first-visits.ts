import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FirstVisits1764020000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table checkouts add column is_first_visit boolean not null default false, add column buyer_key text;
      create index checkouts_buyers on checkouts (buyer_key) where buyer_key is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkouts drop column is_first_visit, drop column buyer_key');
  }
}
