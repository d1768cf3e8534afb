import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing accounts have no initial password. */
export class InitialPasswords1763860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_members add column initial_hash text, add column initial_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_members drop column initial_hash, drop column initial_until');
  }
}
