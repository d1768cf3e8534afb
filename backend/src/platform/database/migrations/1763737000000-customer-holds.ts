import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CustomerHolds1763737000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table renewal_payments add column held_since timestamptz, add column held_until timestamptz;
      create index renewal_payments_held on renewal_payments (held_until) where held_until is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index renewal_payments_held;
      alter table renewal_payments drop column held_until, drop column held_since;
    `);
  }
}
