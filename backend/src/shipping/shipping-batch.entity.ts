import { Column, Entity } from 'typeorm';
import type { Carrier } from '../../../contracts/shipping/carriers.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';
import { Batch } from '../platform/work/batch.js';

/** Orders that staff ships together. It waits for its parcels to leave while its status is `queued`. */
@Protection('internal')
@Kept('Verzendrondes', 'Nagaan wie wat wanneer verzond.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('shipping_batches')
export class ShippingBatch extends Batch {
  @Column('text', { nullable: true })
  carrier: Carrier | null;

  /** The connected carrier makes the labels. */
  @Column('boolean', { default: false })
  withLabels: boolean;

  /** The member of staff in whose name the parcels leave. */
  @Column('text')
  startedBy: string;

  @Column('text', { default: 'queued' })
  status: 'queued' | 'shipped' | 'failed';

  @Column('timestamptz', { nullable: true })
  shippedAt: Date | null;
}
