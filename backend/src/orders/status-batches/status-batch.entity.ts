import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import type { OpenStatus } from '../order.events.js';

/** A status that staff sets on many orders. It waits, or runs, while its status is `queued`. */
@Protection('internal')
@Kept('Statuswijzigingen van veel bestellingen tegelijk', 'Nagaan wie wat wanneer wijzigde.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('status_batches')
export class StatusBatchRow {
  /** Drawn by the back office. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  target: OpenStatus;

  /** The member of staff in whose name the orders change. */
  @Column('text')
  startedBy: string;

  @Column('text', { default: 'queued' })
  status: 'queued' | 'done' | 'failed' | 'withdrawn';

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When it may begin, or when the current lease ends. */
  @Column('timestamptz')
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
