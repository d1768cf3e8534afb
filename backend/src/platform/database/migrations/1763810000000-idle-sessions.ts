import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null until the first use of a session after the upgrade; processes of the former version leave it so. */
export class IdleSessions1763810000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table customer_sessions add column if not exists last_seen_at timestamptz`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table customer_sessions drop column if exists last_seen_at`);
  }
}
