import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives the events that a read model leaves out a table of their own and copies them from `process_refusals`. The old rows
 * stay, because the former program goes on reading them. `position` is null where the log is not in this database.
 */
export class SkippedEvents1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table skipped_events (projection text not null, event_id uuid not null, position bigint, reason text not null,
        skipped_by text, skipped_at timestamptz not null default now(),
        constraint skipped_events_pk primary key (projection, event_id));
      insert into skipped_events (projection, event_id, reason, skipped_at)
        select process, event_id, code, created_at from process_refusals where command = 'skip';
    `);
    if (await hasLog(runner))
      await runner.query(
        'update skipped_events s set position = e.position from event_store.events e where e.id = s.event_id',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into process_refusals (process, event_id, command, code, created_at, resolved_at)
        select projection, event_id, 'skip', reason, skipped_at, skipped_at from skipped_events
        on conflict do nothing;
      drop table skipped_events;
    `);
  }
}

async function hasLog(runner: QueryRunner): Promise<boolean> {
  const [{ log }] = (await runner.query(`select to_regclass('event_store.events') as log`)) as [{ log: string | null }];
  return log !== null;
}
