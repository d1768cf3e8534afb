import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WiderNetworksOfCheckouts1764030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table checkouts add column wider_keys text[];
      create index checkouts_wider_claims on checkouts using gin (wider_keys) where claimed is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index checkouts_wider_claims;
      alter table checkouts drop column wider_keys;
    `);
  }
}
