import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often staff corrected a shelf, so that a stock take does not book a difference that somebody has already corrected. */
export class CorrectionsOfStock1764600810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock_levels add column corrections int not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock_levels drop column corrections');
  }
}
