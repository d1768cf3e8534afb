import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Pieces } from '../orders/order.events.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** One order of a batch, with what came of it. */
@Protection('internal')
@Kept('Bestellingen van een verzendronde', 'Nagaan wie wat wanneer verzond.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('shipping_batch_orders')
export class BatchedOrder {
  @PrimaryColumn('uuid')
  batchId: string;

  @PrimaryColumn('text')
  orderId: string;

  @Column('int')
  place: number;

  /** Drawn once, so that the parcel leaves once however often the batch is resumed. */
  @Column('uuid')
  parcelId: string;

  @Column('jsonb')
  pieces: Pieces[];

  @Column('text', { nullable: true })
  trackingCode: string | null;

  @Column('boolean', { default: false })
  isShipped: boolean;

  /** The Dutch reason of a refusal. */
  @Column('text', { nullable: true })
  refusal: string | null;
}
