import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** A code that this shopper entered correctly. Only such a code can be bound, so every guess is rate-limited. */
@Protection('internal')
@Kept('Een code die een browser onthoudt', 'Korting bewaren tot de bestelling.', {
  until: 'Vervalt vanzelf na enkele dagen.',
})
@Entity('remembered_discounts')
export class RememberedDiscount {
  @PrimaryColumn('text')
  sidHash: string;

  @PrimaryColumn('int')
  codeId: number;

  @Index('remembered_discounts_until')
  @Column('timestamptz')
  until: Date;
}
