import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `outcome` holds every act from now on; its name stays, because the former version writes it. */
export class ActsOfStaff1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table logbook_entries add column subject text, add column details jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table logbook_entries drop column subject, drop column details');
  }
}
