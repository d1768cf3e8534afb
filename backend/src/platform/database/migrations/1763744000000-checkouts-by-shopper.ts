import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckoutsByShopper1763744000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index checkouts_by_shopper on checkouts (sid_hash, updated_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index checkouts_by_shopper');
  }
}
