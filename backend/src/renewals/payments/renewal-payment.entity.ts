import { IsInt, IsNotEmpty, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The one payment of a delivery. Only a stored payment is charged. No personal data. */
@Protection('internal')
@Kept('Betalingen van abonnementen', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('renewal_payments')
@Index(['subscriptionId', 'cycle'], { unique: true })
export class RenewalPayment {
  /** Derives from subscription and cycle. Also the id of the order and of its stock reservation. */
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

  /** Since when the payment link holds pieces; null when it was never opened. */
  @Column('timestamptz', { nullable: true })
  heldSince: Date | null;

  @Index('renewal_payments_held', { where: 'held_until is not null' })
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
