import { IsInt, IsNotEmpty, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The one payment of one delivery of a subscription. It is written down before it is made, and only what stands here is
 * ever made: a payment succeeds once, so a delivery is paid once, whoever tries and however late. No personal data.
 */
@Entity('renewal_payments')
@Index(['subscriptionId', 'cycle'], { unique: true })
export class RenewalPayment {
  /** Derives from subscription and cycle. Also the id of the order, and of what is held for it. */
  @PrimaryColumn('uuid')
  renewalId: string;

  @Column('uuid')
  subscriptionId: string;

  @IsInt()
  @Min(1)
  @Column('int')
  cycle: number;

  @IsNotEmpty()
  @Index({ unique: true })
  @Column('text')
  paymentIntentId: string;

  @IsInt()
  @Min(50)
  @Column('int')
  amountCents: number;

  /** Since when pieces are held for the customer who pays it by the link; null when he never opened it. */
  @Column('timestamptz', { nullable: true })
  heldSince: Date | null;

  /** Until when they are held, unless the payment is made. */
  @Index('renewal_payments_held', { where: 'held_until is not null' })
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
