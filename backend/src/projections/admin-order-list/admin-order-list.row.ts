import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { OrderLine } from '../../orders/order.events.js';

/** One order, as the list and its detail show it. Amounts in cents; the buyer is in `contacts`. */
@Entity('admin_order_list')
@Index(['placedAt', 'orderId'])
@Index(['status', 'placedAt'])
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
  @Column('int', { nullable: true })
  customerId: number | null;

  @Index()
  @Column('text')
  paymentIntentId: string;

  @Column('timestamptz')
  placedAt: string;

  @Column('text')
  status: OrderStatus;

  @Column('boolean')
  paid: boolean;

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

  /** Set when the order is a delivery of this subscription. */
  @Column('text', { nullable: true })
  subscriptionId: string | null;
}
