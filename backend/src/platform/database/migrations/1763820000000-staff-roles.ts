import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who had an account before roles existed could do everything. */
export class StaffRoles1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table staff_members add column role text not null default 'owner'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff_members drop column role');
  }
}
