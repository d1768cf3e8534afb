import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code that this shopper entered correctly. Only such a code can be bound, so every guess is rate-limited. */
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
