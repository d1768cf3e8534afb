import type { MigrationInterface, QueryRunner } from 'typeorm';
import { logChangesOf } from '../change-log.js';

const rules = { table: 'staff_rules', entity: 'staff-rules', key: 'id', subject: 'staff-rules', subjectKey: 'id' };

/** Counts the saves of settings, so that a form does not undo what a colleague saved since it opened. */
export class VersionsOfSettings1764600880000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings add column version int not null default 1');
    await runner.query('alter table staff_rules add column version int not null default 1');
    await runner.query(logChangesOf(rules));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger log_staff_change on staff_rules');
    await runner.query('alter table staff_rules drop column version');
    await runner.query('alter table settings drop column version');
  }
}
