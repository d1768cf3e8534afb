import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The expression is that of `recordMails` in `mail/mails.view.ts`. */
export class MailsByRecord1764500400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index mails_by_record on mails ((coalesce(reference ->> 'orderId', reference ->> 'subscriptionId',
        reference ->> 'returnId', reference ->> 'customerId')));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_by_record');
  }
}
