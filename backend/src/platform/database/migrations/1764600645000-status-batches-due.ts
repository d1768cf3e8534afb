import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A batch of statuses may begin at once, as every other batch may. */
export class StatusBatchesDue1764600645000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table status_batches alter column due_at set default now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table status_batches alter column due_at drop default');
  }
}
