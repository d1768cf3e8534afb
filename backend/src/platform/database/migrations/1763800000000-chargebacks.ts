import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Chargebacks1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table disputes add column is_chargeback boolean not null default false, add column handled_at timestamptz,
        add column handled_by integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table disputes drop column is_chargeback, drop column handled_at, drop column handled_by;
    `);
  }
}
