import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** What a promotion gives a checkout. It counts in the budget while it is reserved or redeemed. */
@Protection('personal')
@Kept('Gebruikte acties, met een versleuteld kenmerk van de klant', 'Een actie telt niet dubbel.', {
  until: 'Het kenmerk vervalt 30 dagen na de actie. De rest bevat geen persoonsgegevens.',
})
@Entity('promotion_claims')
@Index('promotion_claims_mailbox', ['promotionId', 'mailbox'], { where: 'mailbox is not null' })
export class PromotionClaim {
  @PrimaryColumn('int', { primaryKeyConstraintName: 'promotion_claims_pk' })
  promotionId: number;

  @Index('promotion_claims_checkout')
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'promotion_claims_pk' })
  checkoutId: string;

  @Column('int')
  pieces: number;

  /** What the promotion takes off the price. */
  @Column('int')
  cents: number;

  /** `restored`: the shop cancelled the paid order. Final, as in `DiscountReservation`. */
  @Column('text')
  state: 'reserved' | 'redeemed' | 'released' | 'restored';

  /** A keyed hash, while the promotion has a limit for each customer. */
  @Column('text', { nullable: true })
  mailbox: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Index('promotion_claims_live', { where: `state = 'reserved'` })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
