import type { JobDefinition } from '../jobs/job.js';
import type { RetryPlan } from './retry-plan.js';

/** The columns that every table of work has. `queued` and `failed` mean the same in all of them. */
export interface WorkRow {
  status: string;
  attempts: number;
  lastError: string | null;
  dueAt: Date;
  createdAt: Date;
}

/** One row is one piece of work: due, claimed under a lease, retried with back-off, given up, waiting for staff. */
export interface WorkKind<Row extends WorkRow = WorkRow, Column = string> {
  name: string;
  entity: new () => Row;
  /** A uuid, which the job carries. */
  id: Column;
  /** What a log line shows; never personal data. */
  shown: readonly Column[];
  /** Must exceed the longest attempt. A lease in `dueAt` also keeps work from being claimed before it is due. */
  lease: { until: Column; seconds: number };
  /** `claims`: each claim is an attempt. `refusals`: an attempt is what the other side accepted or refused. */
  counts: 'claims' | 'refusals';
  /** `orFailed`: also completes work that another worker gave up meanwhile. */
  done: { status: Row['status']; at: Column; orFailed?: boolean };
  /** A failure counts only while this column is unchanged; else the work is retried and shows `code`. */
  failsWhileSame?: { column: Column; code: string };
  retry: RetryPlan;
  /** What a retry by staff changes besides the status, and which failed rows allow it. */
  restart: { set: string; where?: string };
  job: JobDefinition;
  payloadOf: (id: string) => Record<string, string>;
}

/** Declares work once it is listed in all-work.ts and its job has a handler. Columns are checked against the entity. */
export function defineWork<Row extends WorkRow>(kind: WorkKind<Row, keyof Row & string>): WorkKind<Row> {
  return kind;
}

/** What an attempt came to. `refused` counts as an attempt where refusals count. */
export type Outcome = { is: 'done' } | { is: 'later' | 'failed'; code: string; refused?: boolean };
