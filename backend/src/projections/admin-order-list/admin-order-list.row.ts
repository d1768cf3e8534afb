import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { OrderLine, PlanOfCancelledOrder } from '../../orders/order.events.js';
import type { VatAmount } from '../../../../pricing/vat.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Pieces of the line `id` that stay out of the parcel. */
export interface WithdrawnPieces {
  id: string;
  productName: string;
  quantity: number;
}

/** Amounts in cents; `contacts` holds the buyer. */
@Protection('internal')
@Kept('Overzicht van bestellingen, zonder naam', 'Administratie (art. 52 AWR).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('admin_order_list')
@Index(['placedAt', 'orderId'])
@Index(['status', 'placedAt'])
@Index('admin_order_list_counts', ['status', 'paid'])
@Index('admin_order_list_by_total', ['totalCents', 'orderId'])
@Index('admin_order_list_by_status', ['status', 'orderId'])
@Index('admin_order_list_by_contact', ['contactId', 'orderNumber'])
@Index('admin_order_list_by_payment', ['paidAt', 'orderId'])
@Index('admin_order_list_numbers', { synchronize: false }) // created by a migration
@Index('admin_order_list_refunds', { synchronize: false }) // created by a migration
@Index('admin_order_list_as_of', { synchronize: false }) // created by a migration
@Index('admin_order_list_subscribed', { synchronize: false }) // created by a migration
export class AdminOrderListRow {
  @PrimaryColumn('text')
  orderId: string;

  @Index()
  @Column('text')
  orderNumber: string;

  @Column('text')
  contactId: string;

  @Index()
  @Column('text')
  paymentIntentId: string;

  @Column('timestamptz')
  placedAt: string;

  @Column('text')
  status: OrderStatus;

  @Column('timestamptz')
  statusSince: string;

  /** Oldest first; answers questions about a day in the past. */
  @Column('jsonb')
  statusHistory: { status: OrderStatus; at: string }[];

  @Column('boolean')
  paid: boolean;

  /** The moment of the payment, also of one that was captured after a cancellation and leaves `paid` false. */
  @Column('timestamptz', { nullable: true })
  paidAt: string | null;

  /** The provider's code of what paid; null before, and for orders of a former version. */
  @Column('text', { nullable: true })
  paidWith: string | null;

  /** Pieces without the cancelled ones; each jar of a subscription counts as one. */
  @Column('int')
  itemCount: number;

  @Column('jsonb')
  lines: OrderLine[];

  @Column('int')
  subtotalCents: number;

  @Column('int')
  savingsCents: number;

  @Column('int')
  shippingCents: number;

  @Column('int')
  discountCents: number;

  @Column('text', { nullable: true })
  discountCode: string | null;

  @Column('int')
  totalCents: number;

  /** One per rate, highest percentage first. */
  @Column('jsonb', { default: [] })
  vat: VatAmount[];

  /** Null for orders of a former version and for later deliveries. */
  @Column('int', { nullable: true })
  termsVersion: number | null;

  @Column('int')
  capturedCents: number;

  /** Requested refunds, made or not; `capturedCents - refundRequestedCents` is refundable. */
  @Column('int')
  refundRequestedCents: number;

  @Column('int')
  refundedCents: number;

  /** What the bank took of `refundedCents` after a lost dispute. */
  @Column('int', { default: 0 })
  chargedBackCents: number;

  /** Returns registered before shipment. `isHeld` until a rejection, and for good after a refund. */
  @Column('jsonb')
  unshippedReturns: { returnId: string; pieces: WithdrawnPieces[]; isHeld: boolean; isRefunded: boolean }[];

  /** The held pieces by line. */
  @Column('jsonb')
  withdrawn: WithdrawnPieces[];

  /** The pieces by line that staff cancelled before they left. */
  @Column('jsonb', { default: [] })
  cancelledPieces: WithdrawnPieces[];

  /** Nothing else is left to ship. */
  @Column('boolean')
  isWithdrawn: boolean;

  /** Null while the bank has not decided. */
  @Column('jsonb', { default: [] })
  disputes: { disputeId: string; outcome: 'won' | 'lost' | 'closed' | null }[];

  /** Set when the order is a delivery of this subscription. */
  @Column('text', { nullable: true })
  subscriptionId: string | null;

  /** Empty until the order is cancelled. */
  @Column('jsonb')
  cancelledPlans: PlanOfCancelledOrder[];
}
