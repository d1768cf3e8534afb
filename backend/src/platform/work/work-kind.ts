import type { JobDefinition } from '../jobs/job.js';
import type { RetryPlan } from './retry-plan.js';

/** The columns that every table of work has. */
export interface WorkRow {
  attempts: number;
  lastError: string | null;
  dueAt: Date;
  /** `queued` and `failed` mean the same in all tables. Recurring work has none. */
  status?: string;
  createdAt?: Date;
}

/** One row is one piece of work: due, claimed under a lease, retried with back-off, given up, waiting for staff. */
export type WorkKind<Row extends WorkRow = WorkRow, Column = string> =
  | EndingWork<Row, Column>
  | RecurringWork<Row, Column>;

interface AnyWork<Row extends WorkRow, Column> {
  name: string;
  entity: new () => Row;
  /** The id that the job carries. */
  id: Column;
  /** The id that staff reads and types, where it is another one. */
  shownId?: Column;
  /** What a log line shows; never personal data. */
  shown: readonly Column[];
  /** Must exceed the longest attempt. A lease in `dueAt` also keeps work from being claimed before it is due. */
  lease: { until: Column; seconds: number };
  /** `claims`: each claim is an attempt. `refusals`: an attempt is what the other side accepted or refused. */
  counts: 'claims' | 'refusals';
  job: JobDefinition;
  payloadOf: (id: string) => Record<string, string>;
}

/** Work that is done once. Its `status` says so. */
export interface EndingWork<Row extends WorkRow, Column = string> extends AnyWork<Row, Column> {
  open?: undefined;
  /** `orFailed`: also completes work that another worker gave up meanwhile. */
  done: { status: Row['status'] & string; at: Column; orFailed?: boolean };
  /** A failure counts only while this column is unchanged; else the work is retried and shows `code`. */
  failsWhileSame?: { column: Column; code: string };
  retry: RetryPlan;
  /** What a retry by staff changes besides the status, and which failed rows allow it. */
  restart: { set: string; where?: string };
}

/** Work that a row can ask for more than once. A success releases the row, and it is retried for ever. */
export interface RecurringWork<Row extends WorkRow, Column = string> extends AnyWork<Row, Column> {
  /** SQL: whether the row asks for work. */
  open: string;
  done?: undefined;
  failsWhileSame?: undefined;
  retry: Omit<RetryPlan, 'givesUpAfterMs'>;
  restart?: undefined;
}

/** Declares work once it is listed in all-work.ts and its job has a handler. Columns are checked against the entity. */
export function defineWork<Row extends WorkRow>(kind: EndingWork<Row, keyof Row & string>): EndingWork<Row> {
  return kind;
}

/** Declares work that a row can ask for more than once, as `defineWork` does. */
export function defineRecurringWork<Row extends WorkRow>(
  kind: RecurringWork<Row, keyof Row & string>,
): RecurringWork<Row> {
  return kind;
}

/** What an attempt came to. `refused` counts as an attempt where refusals count. */
export type Outcome = { is: 'done' } | { is: 'later' | 'failed'; code: string; refused?: boolean };
