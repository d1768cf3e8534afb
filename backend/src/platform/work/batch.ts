import { CreateDateColumn, PrimaryColumn } from 'typeorm';
import type { CommandContext } from '../event-sourcing/deciding/decider.js';
import type { RetryPlan } from './retry-plan.js';
import { WorkColumns } from './work-columns.js';
import { defineWorkJob } from './work-job.js';
import { defineWork, type EndingWork } from './work-kind.js';

/** Many changes that staff starts by one call, as a row of work. It runs in the background while its status is `queued`. */
export abstract class Batch extends WorkColumns {
  /** Drawn by the back office, so that a repeated call starts nothing twice. */
  @PrimaryColumn('uuid')
  id: string;

  abstract status: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

type Columns<Row> = keyof Row & string;

/** Declares the work of a batch. `leaseSeconds` must exceed the longest attempt; `shown` never names personal data. */
export function defineBatch<Row extends Batch>(
  batch: Pick<EndingWork<Row, Columns<Row>>, 'name' | 'entity' | 'done'> & {
    job: ReturnType<typeof defineWorkJob>;
    leaseSeconds: number;
    shown?: readonly Columns<Row>[];
    retry?: RetryPlan;
  },
): EndingWork<Row> {
  const { job, leaseSeconds, shown = ['id'], retry = { firstMs: 2000, mostMs: 60_000 }, ...kind } = batch;
  return defineWork<Row>({
    ...kind,
    id: 'id',
    shown,
    lease: { until: 'dueAt', seconds: leaseSeconds },
    counts: 'claims',
    retry,
    restart: { set: 'attempts = 0' },
    job,
    payloadOf: (id) => ({ id }),
  });
}

/** Commands of a batch run in the name of who started it. Their events carry its id. */
export function contextOfBatch({ id, startedBy }: { id: string; startedBy: string | number }): CommandContext {
  const actor = { kind: 'staff', id: String(startedBy) } as const;
  return { at: new Date().toISOString(), actor, correlationId: id, causationId: id };
}

/** Waits for all, then throws the first error: none may go on after the lease is released. */
export async function settledAll(all: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
