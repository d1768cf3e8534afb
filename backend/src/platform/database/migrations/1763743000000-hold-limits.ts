import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldLimits1763743000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table checkouts add column address_key text, add column claimed jsonb;
      create index checkouts_claims on checkouts (address_key) where claimed is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index checkouts_claims;
      alter table checkouts drop column claimed, drop column address_key;
    `);
  }
}
