import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The current price of a product is one that no later entry ends; without an index each lookup read every recorded price. */
export class EndedPrices1764600770000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index product_prices_by_ended on product_prices (ends_id) where ends_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index product_prices_by_ended');
  }
}
