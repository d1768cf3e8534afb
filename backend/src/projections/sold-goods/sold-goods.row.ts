import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A line of an order. Cents include VAT of `percent`. */
export interface SoldLine {
  lineId: string;
  productId: number;
  percent: number;
  /** Jars in each piece of a subscription; 1 for others. */
  jars: number;
  /** Jars and pieces that were ordered, and those that did not go back to stock before they left. */
  ordered: number;
  pieces: number;
  /** What was paid after all discounts, without shipping, and what of it went back. */
  paidCents: number;
  refundedCents: number;
}

/** A refund and what it takes of each line. `madeCents`: 0 until it is made, and once it failed. */
export interface GoodsRefund {
  refundId: string;
  amountCents: number;
  madeCents: number;
  lines: { lineId: string; amountCents: number }[];
}

/** The goods of one order: what is sold of them, and what was paid for them. */
@Protection('internal')
@Kept('Verkochte producten per bestelling', 'Cijfers.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('sold_goods')
export class SoldGoodsRow {
  @PrimaryColumn('text')
  orderId: string;

  /** Null while the order is not paid, and for a free one. */
  @Index('sold_goods_by_payment')
  @Column('timestamptz', { nullable: true })
  paidAt: string | null;

  /** The total of the order with shipping, in cents. */
  @Column('int')
  totalCents: number;

  @Column('jsonb')
  lines: SoldLine[];

  @Column('jsonb')
  refunds: GoodsRefund[];
}
