import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Sales of a product paid on one day, minus those cancelled on that day. Sums give the totals up to any day. */
@Protection('internal')
@Kept('Verkoop per product en dag', 'Cijfers.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('product_sales_by_day')
@Index(['day'])
export class ProductSalesByDayRow {
  /** `{productId}/{day}`. */
  @PrimaryColumn('text')
  id: string;

  @Column('int')
  productId: number;

  /** A calendar day in Amsterdam, `YYYY-MM-DD`. */
  @Column('text')
  day: string;

  /** Pieces; each jar of a subscription counts as one. */
  @Column('int')
  units: number;

  /** Cents after quantity and subscription discounts, before coupons, without shipping. */
  @Column('int')
  revenueCents: number;
}
