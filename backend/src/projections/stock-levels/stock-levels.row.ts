import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Pieces of one product. Null means unlimited. */
@Protection('public')
@Kept('Voorraad per product', 'Voorraad.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('stock_levels')
export class StockLevelsRow {
  @PrimaryColumn('int')
  productId: number;

  @Column('int', { nullable: true })
  onHand: number | null;

  /** Reserved by open checkouts. */
  @Column('int')
  reserved: number;

  /** How often staff corrected what lies on the shelf. */
  @Column('int', { default: 0 })
  corrections: number;

  /** What can still be bought: `onHand` less `reserved`, never below zero. */
  @Column('int', { nullable: true })
  available: number | null;
}
