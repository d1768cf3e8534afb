import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * On EventStoreDB, earlier versions could store the position of an event that they had not read. Processes read the
 * event at their checkpoint again, and read models of a log outside this database are rebuilt.
 */
export class ExactCheckpoints1763747000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table checkpoints add column reread_last boolean not null default false;
      update checkpoints set reread_last = true where kind = 'process' and position > 0;
    `);
    if (!(await hasEvents(runner))) await runner.query(`update checkpoints set version = 0 where kind = 'projection'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table checkpoints drop column reread_last');
  }
}

async function hasEvents(runner: QueryRunner): Promise<boolean> {
  const [{ log }] = (await runner.query(`select to_regclass('event_store.events') as log`)) as [{ log: string | null }];
  return log !== null && (await runner.query('select 1 from event_store.events limit 1')).length > 0;
}
