import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The pieces of one product in one parcel, by lot. */
@Protection('internal')
@Kept('Welke partij in welk pakket zat, zonder naam', 'Terugroepen (verordening 178/2002).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('shipped_lots')
export class ShippedLotsRow {
  /** `{productId}/{saleId}` */
  @PrimaryColumn('text')
  key: string;

  @Index('shipped_lots_by_product')
  @Column('int')
  productId: number;

  @Column('text')
  saleId: string;

  @Index('shipped_lots_by_order')
  @Column('text')
  orderId: string;

  /** For a parcel from before lots: when it was sold. */
  @Column('timestamptz')
  shippedAt: string;

  /** Empty when the pieces came back. */
  @Column('jsonb')
  lots: { lot: string | null; quantity: number }[];
}
