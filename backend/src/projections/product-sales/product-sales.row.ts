import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What one product sold in paid orders that were not cancelled. */
@Entity('product_sales')
export class ProductSalesRow {
  @PrimaryColumn('int')
  productId: number;

  /** Pieces; jars of a subscription count one by one. */
  @Index()
  @Column('int')
  units: number;

  /** Cents after quantity and subscription discounts, before coupons, without shipping. */
  @Column('int')
  revenueCents: number;
}
