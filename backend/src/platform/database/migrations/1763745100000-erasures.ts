import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records erased persons by hash, so that late events do not restore their data. */
export class Erasures1763745100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erased_contacts (contact_id text not null, erased_at timestamptz not null default now(),
        constraint erased_contacts_pk primary key (contact_id));
      create table erased_mailboxes (mailbox_hash text not null, erased_at timestamptz not null,
        constraint erased_mailboxes_pk primary key (mailbox_hash));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_mailboxes, erased_contacts');
  }
}
