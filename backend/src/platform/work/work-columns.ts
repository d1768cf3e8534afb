import { Column } from 'typeorm';
import type { WorkRow } from './work-kind.js';

/** The columns of a row of work whose lease is in `dueAt`. */
export abstract class WorkColumns implements WorkRow {
  /** How often a job has claimed it. Fences a worker whose lease expired. */
  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When the next attempt may start, or when the current lease ends. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;
}
