import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

/** One use of a code by a checkout. It stays valid even when staff removes the code. */
@Protection('internal')
@Kept('Gebruikte kortingscodes', 'Een code telt niet dubbel.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('discount_reservations')
export class DiscountReservation {
  @PrimaryColumn('uuid')
  checkoutId: string;

  @PrimaryColumn('text')
  code: string;

  @Index('discount_reservations_code_id')
  @Column('int')
  codeId: number;

  /** `restored`: the shop cancelled the paid order. Final, so that a late settlement does not count it again. */
  @Column('text')
  state: 'reserved' | 'redeemed' | 'released' | 'restored';

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index('discount_reservations_live', { where: `state = 'reserved'` })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
