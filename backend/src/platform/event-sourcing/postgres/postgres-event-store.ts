import { Pool } from 'pg';
import { isConnectionTrouble } from '../../database/pg-errors.js';
import { GuardedClient } from '../../database/sessions/guarded-client.js';
import { PgListener } from '../../database/sessions/pg-listener.js';
import { pause } from '../../timing/pause.js';
import { refuseUnappendable } from '../deciding/appendable.js';
import {
  EventStore,
  EventStoreUnavailableError,
  UnknownPositionError,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type SubscribeOptions,
} from '../event-store.js';
import type { NewEvent, RecordedEvent } from '../events.js';
import { AppendQueue } from './append-queue.js';
import { restoreEvents } from './restore-events.js';
import { appendedChannel, ensureEventStoreSchema } from './schema.js';

interface EventRow {
  position: string;
  stream_id: string;
  version: string;
  id: string;
  type: string;
  data: object;
  metadata: RecordedEvent['metadata'];
}

const columns = 'position, stream_id, version, id, type, data, metadata';
const readStreamSql = `select ${columns} from event_store.events where stream_id = $1 and version >= $2 order by version`;
const readFromSql = `select ${columns} from event_store.events where position >= $1 order by position limit 1`;
const readNewestSql = `select ${columns} from event_store.events where position > $1 and position <= $2 order by position`;
const pollAfterMs = 1000;
/** Readers within this distance of the head share a read. */
const mostShared = 500n;
/** Forces index scans in index order: before the first ANALYZE the planner would sort the whole log. */
const walkIndexes = '-c enable_bitmapscan=off -c enable_seqscan=off -c enable_sort=off';

export class PostgresEventStore extends EventStore {
  private readonly pool: Pool;
  private readonly queue: AppendQueue;
  private readonly listener: PgListener;
  private readonly sleepers = new Set<() => void>();
  /** Wakes all readers at once, so that they share one query. */
  private poll: NodeJS.Timeout | null = null;
  private asking: Promise<bigint> | null = null;
  private newest: { after: bigint; head: bigint; events: Promise<RecordedEvent[]> } | null = null;

  /** `responseMs`: a statement without an answer for so long ends with its connection, which went silent. */
  constructor(connectionString: string, options: { poolSize?: number; responseMs?: number } = {}) {
    super();
    this.pool = new Pool({
      connectionString,
      max: options.poolSize ?? 4,
      connectionTimeoutMillis: 5000,
      query_timeout: options.responseMs ?? 60_000,
      keepAlive: true,
      options: walkIndexes,
      Client: GuardedClient,
    });
    this.pool.on('error', () => undefined); // an idle connection dropped; the pool opens a new one
    this.queue = new AppendQueue(this.pool);
    this.listener = new PgListener(connectionString);
  }

  /** Creates missing tables and starts to listen. Call once before use. */
  async open(): Promise<this> {
    await ensureEventStoreSchema(this.pool);
    await this.listener.listen(appendedChannel, () => this.wakeAll());
    return this;
  }

  async append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    refuseUnappendable(streamId, events);
    return this.queue.append(streamId, events, expected);
  }

  async readStream(streamId: string, fromRevision = 0): Promise<RecordedEvent[]> {
    const rows = await this.query(readStreamSql, [streamId, fromRevision], 'read-stream');
    return rows.map(toRecordedEvent);
  }

  /** Batches concurrent calls into one query. */
  head(): Promise<bigint> {
    this.asking ??= Promise.resolve().then(() => {
      this.asking = null;
      return this.readHead();
    });
    return this.asking;
  }

  async before(position: bigint): Promise<bigint> {
    const { rows } = await this.pool.query<{ position: string }>({
      name: 'before',
      text: 'select coalesce(max(position), 0)::text as position from event_store.events where position < $1',
      values: [position.toString()],
    });
    return BigInt(rows[0]!.position);
  }

  async eventAt(position: bigint): Promise<RecordedEvent | null> {
    if (position === 0n) return null;
    const [row] = await this.query(readFromSql, [position.toString()], 'read-from');
    if (!row) throw new UnknownPositionError(position);
    const event = toRecordedEvent(row);
    return event.position === position ? event : null;
  }

  private async readHead(): Promise<bigint> {
    const { rows } = await this.pool.query<{ head: string }>(
      'select coalesce(max(position), 0)::text as head from event_store.events',
    );
    return BigInt(rows[0]!.head);
  }

  async *subscribe({ after, types, batchSize = 500, signal }: SubscribeOptions): AsyncIterable<EventBatch> {
    let position = after;
    let isKnown = false;
    let toldCaughtUp = false;
    let failures = 0;
    let ahead: Promise<EventBatch> | null = null; // prefetched while the consumer handles the previous batch
    while (!signal.aborted) {
      const woken = this.nextWake(signal);
      try {
        if (!isKnown) await this.eventAt(after); // throws for a position of another log
        isKnown = true;
        const batch: EventBatch = await (ahead ?? this.readBatch(position, types, batchSize));
        ahead = null;
        failures = 0;
        if (batch.position > position || (batch.caughtUp && !toldCaughtUp)) {
          position = batch.position;
          toldCaughtUp = batch.caughtUp;
          woken.cancel();
          if (!batch.caughtUp) {
            ahead = this.readBatch(position, types, batchSize);
            ahead.catch(() => undefined); // rethrown when it is awaited
          }
          yield batch;
        } else {
          await woken.promise;
        }
      } catch (error) {
        if (!isTransient(error)) throw error;
        ahead = null;
        woken.cancel();
        await pause(Math.min(100 * 2 ** failures++, 2000) * (0.5 + Math.random() / 2), signal);
      }
    }
  }

  override restore(events: readonly RecordedEvent[]): Promise<bigint> {
    return restoreEvents(this.pool, events);
  }

  async close(): Promise<void> {
    if (this.poll) clearInterval(this.poll);
    await this.listener.close();
    this.wakeAll();
    await this.pool.end();
  }

  private async readBatch(after: bigint, types: readonly string[] | undefined, limit: number): Promise<EventBatch> {
    const head = await this.head();
    if (head <= after) return { events: [], position: after, caughtUp: true };
    if (head - after <= mostShared) {
      const newest = await this.readNewest(after, head);
      const events = types ? newest.filter(({ type }) => types.includes(type)) : newest;
      if (events.length <= limit) return { events, position: head, caughtUp: true };
    }
    const rows = await this.query(
      `select ${columns} from event_store.events
       where position > $1 and position <= $2 and ($3::text[] is null or type = any($3)) order by position limit $4`,
      [after.toString(), head.toString(), types ?? null, limit],
    );
    const events = rows.map(toRecordedEvent);
    const full = events.length === limit;
    return { events, position: full ? events.at(-1)!.position : head, caughtUp: !full };
  }

  /** Shared by all readers at the same position; each filters for itself. */
  private readNewest(after: bigint, head: bigint): Promise<RecordedEvent[]> {
    if (this.newest?.after === after && this.newest.head === head) return this.newest.events;
    const places = [after.toString(), head.toString()];
    const events = this.query(readNewestSql, places, 'read-newest').then((rows) => rows.map(toRecordedEvent));
    const newest = { after, head, events };
    this.newest = newest;
    events.catch(() => this.newest === newest && (this.newest = null)); // the next call queries again
    return events;
  }

  /** Named statements are planned once per connection. */
  private async query(text: string, values: unknown[], name?: string): Promise<EventRow[]> {
    try {
      return (await this.pool.query<EventRow>({ text, values, name })).rows;
    } catch (error) {
      if (isTransient(error)) throw new EventStoreUnavailableError('The event store did not respond', { cause: error });
      throw error;
    }
  }

  /** Resolves at the next append, after the poll interval, or when the signal aborts. */
  private nextWake(signal: AbortSignal): { promise: Promise<void>; cancel: () => void } {
    let wake = (): void => undefined;
    const promise = new Promise<void>((resolve) => (wake = resolve));
    this.poll ??= setInterval(() => this.wakeAll(), pollAfterMs).unref();
    const done = () => wake();
    this.sleepers.add(done);
    signal.addEventListener('abort', done, { once: true });
    const cancel = () => {
      this.sleepers.delete(done);
      signal.removeEventListener('abort', done);
    };
    return { promise: promise.finally(cancel), cancel };
  }

  private wakeAll(): void {
    for (const wake of this.sleepers) wake();
  }
}

function toRecordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    type: row.type,
    data: row.data,
    metadata: row.metadata,
    streamId: row.stream_id,
    revision: Number(row.version),
    position: BigInt(row.position),
  };
}

function isTransient(error: unknown): boolean {
  return error instanceof EventStoreUnavailableError || isConnectionTrouble(error);
}
