import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['promotions', 'discount_codes'];

/** Counts the saves of promotions and discount codes, so that a form does not undo what a colleague saved since it opened. */
export class VersionsOfDiscounts1764600860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column version int not null default 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column version`);
  }
}
