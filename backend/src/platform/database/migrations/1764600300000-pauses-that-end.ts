import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new versions of the read models fill the columns. */
export class PausesThatEnd1764600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table due_renewals add column resume_on text;
      create index due_renewals_resume on due_renewals (resume_on) where resume_on is not null;
      alter table customer_subscriptions add column paused_until text;
      alter table admin_subscription_list add column paused_until text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table due_renewals drop column resume_on;
      alter table customer_subscriptions drop column paused_until;
      alter table admin_subscription_list drop column paused_until;
    `);
  }
}
