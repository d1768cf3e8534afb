import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes and payment methods name their contact, so that an erasure finds them while read models lag. */
export class RowsNameTheirContact1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table return_notes add column contact_id text;
      alter table payment_methods add column contact_id text;
      update return_notes n set contact_id = r.contact_id from admin_return_list r where r.return_id = n.return_id;
      update payment_methods m set contact_id = s.contact_id from admin_subscription_list s
        where s.subscription_id = m.subscription_id::text;
      create index return_notes_by_contact on return_notes (contact_id);
      create index payment_methods_by_contact on payment_methods (contact_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table return_notes drop column contact_id;
      alter table payment_methods drop column contact_id;
    `);
  }
}
