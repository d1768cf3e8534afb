import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the list of orders find those that were paid in a period. */
export class OrdersByPaymentDay1764600820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index admin_order_list_by_payment on admin_order_list (paid_at, order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index admin_order_list_by_payment');
  }
}
