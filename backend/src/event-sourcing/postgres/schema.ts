import type { Pool } from 'pg';

/** Readers are woken on this channel; the payload is the newest position. */
export const appendedChannel = 'event_store_appended';

/**
 * One call appends a batch of independent appends (distinct streams) and says of each whether it was appended, was known
 * already (a retry) or met a conflict. The advisory lock is taken before positions are given out, so a reader who has
 * seen position n has seen everything before it.
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
  p_streams text[], p_expected bigint[], p_counts bigint[],
  p_append bigint[], p_offset bigint[], p_ids uuid[], p_types text[], p_data jsonb[], p_metadata jsonb[]
) returns table (append_no bigint, outcome text, revision bigint, last_position bigint)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7301);
  return query
  with asked as (
    select t.no, t.stream_id, t.expected, t.n, s.version
    from unnest(p_streams, p_expected, p_counts) with ordinality as t(stream_id, expected, n, no)
    left join event_store.streams s on s.stream_id = t.stream_id
  ), given as (
    select * from unnest(p_append, p_offset, p_ids, p_types, p_data, p_metadata) as g(no, off, id, type, data, metadata)
  ), known as (
    select a.no, e.version, e.position
    from asked a join given g on g.no = a.no and g.off = a.n - 1
    join event_store.events e on e.id = g.id and e.stream_id = a.stream_id
  ), accepted as (
    select a.no, a.stream_id, a.n, coalesce(a.version, -1) as version
    from asked a
    where not exists (select 1 from known k where k.no = a.no)
      and (a.expected = -2 or (a.expected = -1 and a.version is null)
        or (a.expected = -3 and a.version is not null) or a.version = a.expected)
  ), advanced as (
    insert into event_store.streams as s (stream_id, version)
    select c.stream_id, c.version + c.n from accepted c
    on conflict (stream_id) do update set version = excluded.version
  ), stored as (
    insert into event_store.events (stream_id, version, id, type, data, metadata)
    select c.stream_id, c.version + 1 + g.off, g.id, g.type, g.data, g.metadata
    from accepted c join given g on g.no = c.no
    order by c.no, g.off
    returning events.stream_id, events.version, events.position
  ), last_stored as (
    select st.stream_id, max(st.version) as version, max(st.position) as position from stored st group by st.stream_id
  )
  select a.no,
         case when k.no is not null then 'known' when l.stream_id is not null then 'appended' else 'conflict' end,
         coalesce(k.version, l.version), coalesce(k.position, l.position)
  from asked a left join known k on k.no = a.no left join last_stored l on l.stream_id = a.stream_id;
  perform pg_notify('${appendedChannel}', '');
end $$;
`;

/** Creates what the adapter needs; safe to call from many processes at once. */
export async function ensureEventStoreSchema(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(7302)');
    await client.query(schema);
  } finally {
    await client.query('select pg_advisory_unlock(7302)');
    client.release();
  }
}
