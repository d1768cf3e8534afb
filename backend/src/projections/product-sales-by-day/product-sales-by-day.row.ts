import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What one product sold on one day: paid that day, less what was cancelled that day. Sums give the figures of any day. */
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

  /** Pieces; jars of a subscription count one by one. */
  @Column('int')
  units: number;

  /** Cents after quantity and subscription discounts, before coupons, without shipping. */
  @Column('int')
  revenueCents: number;
}
