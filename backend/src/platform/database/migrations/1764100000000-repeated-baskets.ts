import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RepeatedBaskets1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkouts add column is_repeat boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkouts drop column is_repeat');
  }
}
