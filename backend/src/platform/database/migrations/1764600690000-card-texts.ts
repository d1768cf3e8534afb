import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a product is for and what it tastes of, on its card. */
export class CardTexts1764600690000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column purpose text, add column flavour text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column purpose, drop column flavour');
  }
}
