import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the saves of categories, so that a form does not undo what a colleague saved since it opened. */
export class VersionsOfCategories1764600860001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories add column version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories drop column version');
  }
}
