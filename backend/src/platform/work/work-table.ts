import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { pauseMs } from './retry-plan.js';
import type { Outcome, WorkKind, WorkRow } from './work-kind.js';
import { workStatements } from './work-statements.js';
import { countOf, oneRowOf, rowsOf } from '../database/rows.js';

/** `fence` changes with the next claim, so that a worker whose lease expired stores nothing but a success. */
export interface Claim<Row> {
  id: string;
  row: Row;
  fence: string;
  ageMs: number;
}

const Found = z.object({ id: z.string() });
type Unfinished = Exclude<Outcome, { is: 'done' }>;

/** The state changes of one kind of work. Each is one statement on the clock of the database. */
export class WorkTable<Row extends WorkRow> {
  private readonly sql;

  constructor(
    private readonly dataSource: DataSource,
    private readonly kind: WorkKind<Row>,
  ) {
    this.sql = workStatements(kind, dataSource.getMetadata(kind.entity));
  }

  /** Returns ids of due work that nobody has claimed, longest due first. */
  async findDue(limit: number): Promise<string[]> {
    const due = await rowsOf(this.dataSource, Found, this.sql.findDue, [limit]);
    return due.map(({ id }) => id);
  }

  async countDue(): Promise<number> {
    return (await oneRowOf(this.dataSource, z.object({ due: z.int() }), this.sql.countDue)).due;
  }

  /** Null when the work is over, claimed by another worker, or gone. */
  async claim(id: string): Promise<Claim<Row> | null> {
    const [found] = await rowsOf(this.dataSource, z.custom<Row & Omit<Claim<Row>, 'row'>>(), this.sql.claim, [id]);
    return found ? { id, row: found, fence: found.fence, ageMs: found.ageMs } : null;
  }

  /**
   * Stores what an attempt came to. Returns what it made of the work: past its limit, `later` becomes `failed`. Recurring
   * work never fails.
   */
  async settle(claim: Claim<Row>, outcome: Outcome): Promise<Outcome> {
    if (outcome.is !== 'done') return this.retryOrFail(claim, outcome);
    await this.dataSource.query(this.sql.complete, this.kind.open ? [claim.id, claim.fence] : [claim.id]);
    return outcome;
  }

  /** Returns the id of failed work that staff knows by `shownId`. */
  async findFailed(shownId: string): Promise<string | null> {
    const [failed] = await rowsOf(this.dataSource, Found, this.sql.findFailed, [shownId]);
    return failed?.id ?? null;
  }

  /** Queues failed work again. Returns false when it has not failed. */
  async restart(id: string): Promise<boolean> {
    return this.changes(this.sql.restart, [id]);
  }

  private async fail(claim: Claim<Row>, outcome: Unfinished): Promise<Outcome> {
    const { failsWhileSame: guard, retry } = this.kind;
    const guarded = guard ? [claim.row[guard.column as keyof Row]] : [];
    if (await this.changes(this.sql.fail, [...this.valuesOf(claim, outcome), ...guarded]))
      return { ...outcome, is: 'failed' };
    const code = guard?.code ?? 'lease-lost';
    return this.delay(claim, { is: 'later', code }, this.pauseAfter(claim) ?? retry.mostMs);
  }

  private retryOrFail(claim: Claim<Row>, outcome: Unfinished): Promise<Outcome> {
    const pause = this.pauseAfter(claim);
    const isOver = pause === null || (outcome.is === 'failed' && !this.kind.open);
    return isOver ? this.fail(claim, outcome) : this.delay(claim, { ...outcome, is: 'later' }, pause);
  }

  /** No-op when the lease has passed to another worker. */
  private async delay(claim: Claim<Row>, outcome: Unfinished, pause: number): Promise<Outcome> {
    await this.changes(this.sql.postpone, [...this.valuesOf(claim, outcome), pause]);
    return outcome;
  }

  private pauseAfter({ row, ageMs }: Claim<Row>): number | null {
    const attempts = this.kind.counts === 'claims' ? row.attempts - 1 : row.attempts;
    return pauseMs(this.kind.retry, { attempts, ageMs });
  }

  private valuesOf({ id, fence }: Claim<Row>, { code, refused }: Unfinished): unknown[] {
    return [id, fence, code, this.kind.counts === 'refusals' && refused ? 1 : 0];
  }

  private async changes(sql: string, values: unknown[]): Promise<boolean> {
    return (await countOf(this.dataSource, sql, values)) === 1;
  }
}
