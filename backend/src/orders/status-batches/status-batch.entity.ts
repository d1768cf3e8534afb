import { Column, Entity } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { Batch } from '../../platform/work/batch.js';
import type { OpenStatus } from '../order.events.js';

/** A status that staff sets on many orders. It waits, or runs, while its status is `queued`. */
@Protection('internal')
@Kept('Statuswijzigingen van veel bestellingen tegelijk', 'Nagaan wie wat wanneer wijzigde.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('status_batches')
export class StatusBatchRow extends Batch {
  @Column('text')
  target: OpenStatus;

  /** The member of staff in whose name the orders change. */
  @Column('text')
  startedBy: string;

  @Column('text', { default: 'queued' })
  status: 'queued' | 'done' | 'failed' | 'withdrawn';

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
