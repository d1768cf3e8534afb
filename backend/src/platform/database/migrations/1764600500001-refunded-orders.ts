import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefundedOrders1764600500001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index admin_order_list_refunds on admin_order_list (placed_at, order_id)
      where refund_requested_cents > 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index admin_order_list_refunds');
  }
}
