import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now the shop sold food supplements only. */
export class ProductKinds1764500100001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products
        add column kind text not null default 'supplement',
        add constraint products_kind check (kind in ('supplement', 'other'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products drop column kind');
  }
}
