import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** Pieces of one product. Null means unlimited. */
@Protection('public')
@Entity('stock_levels')
export class StockLevelsRow {
  @PrimaryColumn('int')
  productId: number;

  @Column('int', { nullable: true })
  onHand: number | null;

  /** Reserved by open checkouts. */
  @Column('int')
  reserved: number;

  /** What can still be bought: `onHand` less `reserved`, never below zero. */
  @Column('int', { nullable: true })
  available: number | null;
}
