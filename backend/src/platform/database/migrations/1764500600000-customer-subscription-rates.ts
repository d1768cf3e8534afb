import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new version of the read model fills the rate of every row; the default is for processes of the former version. */
export class CustomerSubscriptionRates1764500600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table customer_subscriptions add column vat_rate text not null default 'low'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table customer_subscriptions drop column vat_rate');
  }
}
