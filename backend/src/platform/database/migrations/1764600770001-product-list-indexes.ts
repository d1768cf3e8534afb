import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of products reads an index for its first page and for a search. */
export class ProductListIndexes1764600770001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index products_newest on products (created_at, (id::text));
      create index products_by_words on products using gin (
        shop_words(name || ' ' || slug || ' ' || coalesce(sku, '') || ' ' || coalesce(ean, '')) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index products_by_words, products_newest');
  }
}
