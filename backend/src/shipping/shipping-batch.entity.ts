import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Carrier } from '../../../contracts/shipping/carriers.js';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** Orders that staff ships together. It waits for its parcels to leave while its status is `queued`. */
@Protection('internal')
@Kept('Verzendrondes', 'Nagaan wie wat wanneer verzond.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('shipping_batches')
export class ShippingBatch {
  /** Drawn by the back office. */
  @PrimaryColumn('uuid')
  id: string;

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

  @Column('int', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When its parcels may leave, or when the current lease ends. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  shippedAt: Date | null;
}
