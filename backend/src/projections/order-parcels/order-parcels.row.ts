import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import type { ParcelState } from '../../../../contracts/shipping/parcel-states.js';
import type { OrderStatus } from '../../../../contracts/orders.js';
import type { OrderLine, Pieces, Tracking } from '../../orders/order.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A line as a packer reads it. `jars`: of a subscription, in each piece. */
export type PackedLine = Pick<OrderLine, 'lineId' | 'productId' | 'productName' | 'quantity'> & { jars: number };

/** What left of an order, in which parcels, and what is still to ship. `contacts` holds the buyer. */
@Protection('internal')
@Kept('Pakketten van bestellingen, zonder naam', 'Administratie (art. 52 AWR).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('order_parcels')
@Index('order_parcels_by_tracking_code', { synchronize: false }) // created by a migration
@Index('order_parcels_waiting', ['isWaiting', 'dueOn', 'placedAt'])
export class OrderParcelsRow {
  @PrimaryColumn('text')
  orderId: string;

  @Column('text')
  orderNumber: string;

  @Column('text')
  contactId: string;

  /** The id of the order that it is packed with. */
  @Index('order_parcels_by_extended_order')
  @Column('text', { nullable: true })
  addsTo: string | null;

  @Column('timestamptz')
  placedAt: string;

  @Column('text')
  status: OrderStatus;

  /** The working day on which the order must leave; null while it is not paid. */
  @Column('text', { nullable: true })
  dueOn: CalendarDay | null;

  /** `quantity`: without the pieces that staff cancelled. */
  @Column('jsonb')
  lines: PackedLine[];

  /** Excludes those that staff took back. */
  @Column('jsonb')
  parcels: (Tracking & { parcelId: string; pieces: Pieces[]; shippedAt: string; state: ParcelState | null })[];

  /** Those that staff took back included. */
  @Column('int')
  parcelCount: number;

  /** Pieces that returns hold and that were still there. `isHeld` until a rejection, and for good after a refund. */
  @Column('jsonb')
  withdrawals: { returnId: string; pieces: Pieces[]; isHeld: boolean; isRefunded: boolean }[];

  @Column('jsonb')
  toShip: Pieces[];

  /** Paid, in progress, and something is to ship. */
  @Column('boolean')
  isWaiting: boolean;
}
