import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** Pieces of one lot of a product on the shelf, or of those without a lot. */
@Protection('internal')
@Kept('Partijen op het schap', 'Terugroepen (verordening 178/2002).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('lot_levels')
export class LotLevelsRow {
  /** `{productId}/{lot}`; `{productId}/` for the pieces without a lot. */
  @PrimaryColumn('text')
  key: string;

  @Index('lot_levels_by_product')
  @Column('int')
  productId: number;

  @Column('text', { nullable: true })
  lot: string | null;

  @Column('text', { nullable: true })
  bestBefore: string | null;

  @Column('int')
  quantity: number;

  /** False for pieces without a lot while stock is unlimited. */
  @Column('boolean')
  isCounted: boolean;

  /** Since when pieces of the lot may be in parcels; null when that is unknown. */
  @Column('timestamptz', { nullable: true })
  since: string | null;

  /** Null while there are pieces. */
  @Column('timestamptz', { nullable: true })
  emptiedAt: string | null;

  @Column('timestamptz', { nullable: true })
  recalledAt: string | null;
}
