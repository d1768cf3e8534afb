import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobQueue } from '../jobs/job-queue.js';
import type { Outcome, WorkKind, WorkRow } from './work-kind.js';
import { WorkTable, type Claim } from './work-table.js';

export const workKinds = Symbol('work-kinds');

const mostPerSweep = 500;

/** Durable work of all kinds. Their tables are the schedule of record; the queue only speeds it up. */
@Injectable()
export class DurableWork {
  private readonly logger = new Logger('work');
  private readonly tables: ReadonlyMap<WorkKind, WorkTable<WorkRow>>;

  constructor(
    dataSource: DataSource,
    private readonly jobs: JobQueue,
    @Inject(workKinds) kinds: readonly WorkKind[],
  ) {
    this.tables = new Map(kinds.map((kind) => [kind, new WorkTable(dataSource, kind)]));
  }

  /** Returns false when the queue does not respond; the sweep then enqueues the work. `delayMs`: until it is due. */
  enqueue(kind: WorkKind, id: string, delayMs = 0): Promise<boolean> {
    return this.jobs.add(kind.job, kind.payloadOf(id), { id, delayMs });
  }

  /** Enqueues due work whose job was lost or whose lease expired. */
  async sweep(): Promise<void> {
    for (const [kind, table] of this.tables)
      for (const id of await table.findDue(mostPerSweep)) if (!(await this.enqueue(kind, id))) return;
  }

  /** Counts the work that is due and unclaimed, by name of its kind. */
  async countDue(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [{ name }, table] of this.tables) counts[name] = await table.countDue();
    return counts;
  }

  /** Queues failed work again, for staff. Returns false when it has not failed. */
  async restart(kind: WorkKind, id: string): Promise<boolean> {
    if (!(await this.tableOf(kind).restart(id))) return false;
    this.logger.log({ work: kind.name, id }, 'Failed work is retried');
    await this.enqueue(kind, id);
    return true;
  }

  /** Finds failed work of any kind by the id that staff reads. */
  async findFailed(shownId: string): Promise<{ kind: WorkKind; id: string } | null> {
    for (const [kind, table] of this.tables) {
      const id = await table.findFailed(shownId);
      if (id) return { kind, id };
    }
    return null;
  }

  /** Claims the work, runs `perform` and stores its outcome. Returns null when there is nothing to claim. */
  async attempt<Row extends WorkRow>(
    kind: WorkKind<Row>,
    id: string,
    perform: (row: Row) => Promise<Outcome>,
  ): Promise<Outcome | null> {
    const table = this.tableOf(kind);
    const claim = await table.claim(id);
    if (!claim) return null;
    const outcome = await table.settle(claim, await this.outcomeOf(kind, claim, perform));
    if (outcome.is !== 'done') this.report(kind, claim, outcome);
    return outcome;
  }

  private async outcomeOf<Row extends WorkRow>(
    kind: WorkKind<Row>,
    claim: Claim<Row>,
    perform: (row: Row) => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await perform(claim.row);
    } catch (error) {
      this.logger.error({ err: error, ...shown(kind, claim) }, 'Attempt failed unexpectedly; retrying later');
      return { is: 'later', code: 'unexpected' };
    }
  }

  private report(kind: WorkKind, claim: Claim<WorkRow>, { is, code }: Exclude<Outcome, { is: 'done' }>): void {
    const details = { ...shown(kind, claim), reason: code };
    if (is === 'failed') this.logger.warn(details, 'Work failed; it is not retried automatically');
    else this.logger.log(details, 'Work is postponed');
  }

  private tableOf<Row extends WorkRow>(kind: WorkKind<Row>): WorkTable<Row> {
    const table = this.tables.get(kind);
    if (!table) throw new Error(`The work ${kind.name} is not listed`);
    return table as unknown as WorkTable<Row>;
  }
}

function shown(kind: WorkKind, { row }: Claim<WorkRow>): object {
  const columns = kind.shown.map((column) => [column, row[column as keyof WorkRow]]);
  return { work: kind.name, ...(Object.fromEntries(columns) as object) };
}
