import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A code that this browser's shopper has shown to know. Only such a code can be bound, so that guesses stay counted. */
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
