import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DamageReason, RefundReason, ReturnReason, ReturnStatus } from '../../../../contracts/returns.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import type { Carrier } from '../../../../contracts/shipping/carriers.js';
import type { ReturnLine } from '../../returns/return.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/**
 * One line: `quantity` in pieces of the order, the rest in jars. `expected`: those that left the shop. `received` and `restocked`
 * are null until staff recorded them. `refundable`: those that the proposal pays for, at `refundableCents`.
 */
export interface ReturnedLine extends ReturnLine {
  expected: number;
  received: number | null;
  restocked: number | null;
  damageReason: DamageReason | null;
  refundable: number;
  refundableCents: number;
}

/** One return. Amounts in cents; the sender is in `contacts`. */
@Protection('internal')
@Kept('Overzicht van retouren, zonder naam', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('admin_return_list')
@Index(['requestedAt', 'returnId'])
@Index(['status', 'requestedAt'])
export class AdminReturnListRow {
  @PrimaryColumn('text')
  returnId: string;

  @Index()
  @Column('text')
  orderId: string;

  @Column('text')
  orderNumber: string;

  @Index()
  @Column('text')
  contactId: string;

  @Column('text')
  status: ReturnStatus;

  @Column('text')
  reason: ReturnReason;

  @Column('jsonb')
  lines: ReturnedLine[];

  /** The proposed refund. */
  @Column('int')
  refundCents: number;

  /** The shipping in it. */
  @Column('int', { default: 0 })
  shippingCents: number;

  /** Both are null while the customer chooses how to send the parcel. */
  @Column('text', { nullable: true })
  labelCarrier: Carrier | null;

  @Column('text', { nullable: true })
  labelCode: string | null;

  /** What staff completed it with, limited to what the order had left. Null before. */
  @Column('int', { nullable: true })
  requestedCents: number | null;

  @Column('int')
  refundedCents: number;

  /** Refused by the provider or returned by the bank, and not made since. */
  @Column('int')
  failedCents: number;

  /** Why the refund is more than the pieces cost. */
  @Column('text', { nullable: true })
  refundReason: RefundReason | null;

  /** Its pieces never left. */
  @Column('boolean')
  isUnshipped: boolean;

  @Column('int')
  paidCents: number;

  @Column('boolean')
  refundRequested: boolean;

  @Column('timestamptz')
  requestedAt: string;

  /** The actor who registered the return, also on behalf of the customer. */
  @Column('text')
  filedBy: Actor['kind'];

  @Column('text', { nullable: true })
  filedById: string | null;
}
