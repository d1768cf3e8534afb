import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { OrderLine, PlanOfCancelledOrder } from '../../orders/order.events.js';

/** Pieces of the line `id` that stay out of the parcel. */
export interface WithdrawnPieces {
  id: string;
  productName: string;
  quantity: number;
}

/** One order, as the list and its detail show it. Amounts in cents; the buyer is in `contacts`. */
@Entity('admin_order_list')
@Index(['placedAt', 'orderId'])
@Index(['status', 'placedAt'])
@Index('admin_order_list_counts', ['status', 'paid'])
export class AdminOrderListRow {
  @PrimaryColumn('text')
  orderId: string;

  @Index()
  @Column('text')
  orderNumber: string;

  @Index()
  @Column('text')
  contactId: string;

  @Index()
  @Column('text')
  paymentIntentId: string;

  @Column('timestamptz')
  placedAt: string;

  @Column('text')
  status: OrderStatus;

  /** When it got this status. */
  @Column('timestamptz')
  statusSince: string;

  /** Every status it has had, oldest first: how things stood on a day in the past. */
  @Column('jsonb')
  statusHistory: { status: OrderStatus; at: string }[];

  @Column('boolean')
  paid: boolean;

  @Column('timestamptz', { nullable: true })
  paidAt: string | null;

  /** Pieces, with the jars of subscriptions counted one by one. */
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

  @Column('int')
  capturedCents: number;

  /** Asked for, made or not; `capturedCents - refundRequestedCents` is what can still be given back. */
  @Column('int')
  refundRequestedCents: number;

  @Column('int')
  refundedCents: number;

  /** Returns that were registered before the parcel left; `isHeld` until one is rejected, and for good once it is refunded. */
  @Column('jsonb')
  unshippedReturns: { returnId: string; pieces: WithdrawnPieces[]; isHeld: boolean; isRefunded: boolean }[];

  /** The pieces of those that are held, by line. */
  @Column('jsonb')
  withdrawn: WithdrawnPieces[];

  /** Nothing else is left to ship. */
  @Column('boolean')
  isWithdrawn: boolean;

  /** Set when the order is a delivery of this subscription. */
  @Column('text', { nullable: true })
  subscriptionId: string | null;

  /** What the cancellation did to its subscriptions; empty until then. */
  @Column('jsonb')
  cancelledPlans: PlanOfCancelledOrder[];
}
