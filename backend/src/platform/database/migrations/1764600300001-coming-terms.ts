import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['admin_subscription_list', 'customer_subscriptions', 'due_renewals'];

/** The new versions of the read models fill the columns. */
export class ComingTerms1764600300001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column coming_terms jsonb`);
    await runner.query(`alter table admin_subscription_list add column former_prices jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table admin_subscription_list drop column former_prices');
    for (const table of tables) await runner.query(`alter table ${table} drop column coming_terms`);
  }
}
