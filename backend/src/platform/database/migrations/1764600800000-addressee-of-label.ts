import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A label names the contact that it is addressed to, so that no parcel leaves for an old address. */
export class AddresseeOfLabel1764600800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table parcel_labels add column contact_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table parcel_labels drop column contact_id');
  }
}
