import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorting and searching the lists of the back office read an index instead of every row. */
export class ListIndexes1764600621000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index admin_order_list_by_total on admin_order_list (total_cents, order_id);
      create index admin_order_list_numbers on admin_order_list using gin (order_number gin_trgm_ops);
      create index invoice_list_numbers on invoice_list using gin (number gin_trgm_ops, order_number gin_trgm_ops);
      create index customers_newest on customers (created_at, (id::text));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index customers_newest, invoice_list_numbers, admin_order_list_numbers, admin_order_list_by_total',
    );
  }
}
