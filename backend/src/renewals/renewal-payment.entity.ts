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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
