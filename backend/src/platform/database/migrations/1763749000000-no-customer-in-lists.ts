import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops the `customer_id` of three read models: only the demo filled it. */
export class NoCustomerInLists1763749000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_order_list drop column customer_id;
      alter table admin_return_list drop column customer_id;
      alter table admin_subscription_list drop column customer_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_order_list add column customer_id integer;
      alter table admin_return_list add column customer_id integer;
      alter table admin_subscription_list add column customer_id integer;
      create index "IDX_281774c04984e050434e8beccf" on admin_order_list (customer_id);
      create index "IDX_c979c8af1f7990836a35498eb0" on admin_return_list (customer_id);
      create index "IDX_71afc1445da1c366a247b3de10" on admin_subscription_list (customer_id);
    `);
  }
}
