import type { Pool } from 'pg';

/** The payload is the newest position. */
export const appendedChannel = 'event_store_appended';

/** Held while positions are assigned. */
export const appendLock = 7301;

/**
 * One call appends a batch of independent appends (distinct streams) and reports each as appended, already known (a
 * retry) or conflict. The advisory lock is taken before positions are assigned, so a reader that has seen position n
 * has seen everything before it.
 */
const schema = `
create schema if not exists event_store;
create table if not exists event_store.streams (stream_id text primary key, version bigint not null);
create table if not exists event_store.events (
  position bigint generated always as identity primary key,
  stream_id text not null,
  version bigint not null,
  id uuid not null unique,
  type text not null,
  data jsonb not null,
  metadata jsonb not null,
  created_at timestamptz not null default now(),
  unique (stream_id, version)
);
create or replace function event_store.append(
  p_streams text[], p_expected bigint[], p_counts int[],
  p_ids uuid[], p_types text[], p_data jsonb[], p_metadata jsonb[]
) returns table (append_no int, outcome text, revision bigint, last_position bigint)
language plpgsql as $$
declare
  first_event int := 0;
  n int;
  expected bigint;
begin
  perform pg_advisory_xact_lock(${appendLock});
  for i in 1 .. cardinality(p_streams) loop
    append_no := i;
    n := p_counts[i];
    expected := p_expected[i];
    revision := null;
    last_position := null;
    if expected = -1 then
      insert into event_store.streams as s (stream_id, version) values (p_streams[i], n - 1)
      on conflict do nothing returning s.version into revision;
    else
      update event_store.streams s set version = s.version + n
      where s.stream_id = p_streams[i] and s.version = expected
      returning s.version into revision;
    end if;
    if revision is not null then
      outcome := 'appended';
      for event_no in 1 .. n loop
        insert into event_store.events as e (stream_id, version, id, type, data, metadata)
        values (p_streams[i], revision - n + event_no, p_ids[first_event + event_no],
          p_types[first_event + event_no], p_data[first_event + event_no], p_metadata[first_event + event_no])
        returning e.position into last_position;
      end loop;
    else
      select version, position into revision, last_position from event_store.events
      where id = p_ids[first_event + n] and stream_id = p_streams[i];
      outcome := case when revision is null then 'conflict' else 'known' end;
    end if;
    first_event := first_event + n;
    return next;
  end loop;
  perform pg_notify('${appendedChannel}', '');
end $$;
do $$ begin
  if exists (select from pg_roles where rolname = 'shop_api') then
    grant usage on schema event_store to shop_api;
    grant select, insert on event_store.events to shop_api;
    grant select, insert, update on event_store.streams to shop_api;
  end if;
end $$;
`;

/** False for the role of API processes once a worker has made the schema. */
const needsSchema = `select has_database_privilege(current_database(), 'create')
  or to_regclass('event_store.events') is null as needed`;

/** Idempotent, and safe to call from many processes at once. */
export async function ensureEventStoreSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(7302)');
    const { rows } = await client.query<{ needed: boolean }>(needsSchema);
    if (rows[0]!.needed) await client.query(schema);
  } finally {
    await client.query('select pg_advisory_unlock(7302)');
    client.release();
  }
}
