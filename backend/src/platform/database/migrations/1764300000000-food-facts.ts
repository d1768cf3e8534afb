import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the label of a product. Products without one stay on sale. */
export class FoodFacts1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column food_facts jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column food_facts');
  }
}
