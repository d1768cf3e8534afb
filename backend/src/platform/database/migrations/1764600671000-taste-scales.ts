import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How sour and how firm a product is, as staff tasted it. */
export class TasteScales1764600671000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column sourness int, add column firmness int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column sourness, drop column firmness');
  }
}
