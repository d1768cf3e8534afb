import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** One order of a batch, with what came of it. */
@Protection('internal')
@Kept('Bestellingen van een statuswijziging', 'Nagaan wie wat wanneer wijzigde.', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('status_batch_orders')
export class StatusBatchOrder {
  @PrimaryColumn('uuid')
  batchId: string;

  @PrimaryColumn('text')
  orderId: string;

  @Column('int')
  place: number;

  @Column('text', { default: 'waiting' })
  outcome: 'waiting' | 'changed' | 'refused';

  /** Null unless the order is refused. */
  @Column('text', { nullable: true })
  orderNumber: string | null;

  /** The Dutch reason of a refusal. */
  @Column('text', { nullable: true })
  message: string | null;
}
