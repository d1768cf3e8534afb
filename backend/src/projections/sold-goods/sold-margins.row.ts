import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** What a paid order sold at one VAT rate, and what that cost the shop. */
@Protection('internal')
@Kept('Omzet en inkoop per bestelling', 'Cijfers.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('sold_margins')
@Index('sold_margins_by_payment', { synchronize: false }) // created by a migration
export class SoldMarginRow {
  @PrimaryColumn('text')
  orderId: string;

  @PrimaryColumn('int')
  percent: number;

  @Column('timestamptz')
  paidAt: string;

  /** Cents with VAT of `percent`, less refunds. `knownCents`: of what has a cost price. */
  @Column('int')
  grossCents: number;

  @Column('int')
  knownCents: number;

  /** Cost prices in cents, without VAT. */
  @Column('int')
  costCents: number;
}
