import type { Pool } from 'pg';
import { isConnectionTrouble } from '../../database/pg-errors.js';
import {
  EventStoreUnavailableError,
  WrongExpectedRevisionError,
  type AppendResult,
  type ExpectedRevision,
} from '../event-store.js';
import type { NewEvent } from '../events.js';

interface WaitingAppend {
  streamId: string;
  events: readonly NewEvent[];
  expected: ExpectedRevision;
  resolve: (result: AppendResult) => void;
  reject: (error: Error) => void;
}

interface OutcomeRow {
  append_no: number;
  outcome: 'appended' | 'known' | 'conflict';
  revision: string;
  last_position: string;
}

const mostPerCommit = 200;
/** Bounds a statement when large appends meet: 200 of 500 events took longer than the time-out. */
const mostEventsPerCommit = 2000;

/** Batches appends that arrive during a commit; a conflict of one does not affect the others. */
export class AppendQueue {
  private waiting: WaitingAppend[] = [];
  private committing = false;

  constructor(private readonly pool: Pool) {}

  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ streamId, events, expected, resolve, reject });
      if (!this.committing) void this.commitAll();
    });
  }

  private async commitAll(): Promise<void> {
    this.committing = true;
    while (this.waiting.length > 0) await this.commit(this.takeDistinctStreams());
    this.committing = false;
  }

  private takeDistinctStreams(): WaitingAppend[] {
    const streams = new Set<string>();
    const later: WaitingAppend[] = [];
    const batch: WaitingAppend[] = [];
    let events = 0;
    for (const append of this.waiting) {
      const isFull = batch.length >= mostPerCommit || events + append.events.length > mostEventsPerCommit;
      if ((isFull && batch.length > 0) || streams.has(append.streamId)) later.push(append);
      else {
        batch.push(append);
        events += append.events.length;
      }
      streams.add(append.streamId);
    }
    this.waiting = later;
    return batch;
  }

  private async commit(batch: WaitingAppend[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<OutcomeRow>({
        name: 'append',
        text: appendSql,
        values: parameters(batch),
      });
      for (const row of rows) settle(batch[row.append_no - 1]!, row);
    } catch (error) {
      if (batch.length === 1 || isConnectionTrouble(error))
        for (const append of batch) append.reject(asStoreError(error));
      else for (const append of batch) await this.commit([append]);
    }
  }
}

const appendSql = `select * from event_store.append(
  $1::text[], $2::bigint[], $3::int[], $4::uuid[], $5::text[], $6::jsonb[], $7::jsonb[])`;

function parameters(batch: readonly WaitingAppend[]): unknown[] {
  const events = batch.flatMap((append) => append.events);
  return [
    batch.map(({ streamId }) => streamId),
    batch.map(({ expected }) => (expected === 'no-stream' ? -1 : expected)),
    batch.map((append) => append.events.length),
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ data }) => JSON.stringify(data)),
    events.map(({ metadata }) => JSON.stringify(metadata)),
  ];
}

function settle(append: WaitingAppend, row: OutcomeRow): void {
  if (row.outcome === 'conflict') append.reject(new WrongExpectedRevisionError(append.streamId, append.expected));
  else append.resolve({ revision: Number(row.revision), position: BigInt(row.last_position) });
}

function asStoreError(error: unknown): Error {
  if (isConnectionTrouble(error))
    return new EventStoreUnavailableError('The event store did not respond', { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
