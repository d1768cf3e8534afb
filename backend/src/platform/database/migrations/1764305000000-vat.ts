import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `vat` of orders is empty until the read model is rebuilt, which its new version starts. */
export class Vat1764305000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table products add column vat_rate text not null default 'low'`);
    await runner.query(`alter table admin_order_list add column vat jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_order_list drop column vat');
    await runner.query('alter table products drop column vat_rate');
  }
}
