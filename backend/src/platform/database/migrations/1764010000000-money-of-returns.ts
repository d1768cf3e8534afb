import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of the refund of a return. The rebuild of the read model fills it. */
export class MoneyOfReturns1764010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_return_list add column requested_cents integer, add column refund_reason text,
        add column refunded_cents integer not null default 0, add column failed_cents integer not null default 0,
        add column is_unshipped boolean not null default false;
      alter table admin_return_list alter refunded_cents drop default, alter failed_cents drop default,
        alter is_unshipped drop default;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_return_list drop column is_unshipped, drop column failed_cents, drop column refunded_cents,
        drop column refund_reason, drop column requested_cents;
    `);
  }
}
