import type { Pool } from 'pg';
import type { RecordedEvent } from '../events.js';
import { appendedChannel, appendLock } from './schema.js';

const restoreSql = `
with restored as (
  insert into event_store.events (position, stream_id, version, id, type, data, metadata)
  overriding system value
  select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::jsonb[], $7::jsonb[])
  on conflict (id) do nothing returning stream_id, version
)
insert into event_store.streams as s (stream_id, version)
select stream_id, max(version) from restored group by stream_id
on conflict (stream_id) do update set version = excluded.version`;

const numberOnSql = `
select setval(pg_get_serial_sequence('event_store.events', 'position'), max(position)), pg_notify('${appendedChannel}', '')
from event_store.events`;

/** Keeps the positions of another store. Opens the transaction by hand, because the adapter has no TypeORM. */
export async function restoreEvents(pool: Pool, events: readonly RecordedEvent[]): Promise<bigint> {
  const last = events.at(-1);
  if (!last) return 0n;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${appendLock})`);
    await client.query({ name: 'restore', text: restoreSql, values: columnsOf(events) });
    await client.query(numberOnSql);
    await client.query('commit');
    return last.position;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the connection may be broken
    throw error;
  } finally {
    client.release();
  }
}

function columnsOf(events: readonly RecordedEvent[]): unknown[][] {
  return [
    events.map(({ position }) => position.toString()),
    events.map(({ streamId }) => streamId),
    events.map(({ revision }) => revision),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ metadata }) => JSON.stringify(metadata)),
  ];
}
