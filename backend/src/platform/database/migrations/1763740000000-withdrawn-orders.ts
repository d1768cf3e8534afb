import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WithdrawnOrders1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_order_list add column unshipped_returns jsonb not null default '[]',
        add column withdrawn jsonb not null default '[]', add column is_withdrawn boolean not null default false;
      alter table admin_order_list alter unshipped_returns drop default, alter withdrawn drop default,
        alter is_withdrawn drop default;
      alter table admin_return_list add column filed_by text not null default 'customer', add column filed_by_id text;
      alter table admin_return_list alter filed_by drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_return_list drop column filed_by_id, drop column filed_by;
      alter table admin_order_list drop column is_withdrawn, drop column withdrawn, drop column unshipped_returns;
    `);
  }
}
