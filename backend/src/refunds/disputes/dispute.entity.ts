import { IsInt, IsNotEmpty, Min } from 'class-validator';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A payment that its payer disputes with the bank. No personal data. */
@Protection('internal')
@Kept('Betwiste betalingen', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('disputes')
@Index('disputes_open', ['evidenceDueBy'], { where: 'closed_at is null' })
export class Dispute {
  /** The provider's id. */
  @IsNotEmpty()
  @PrimaryColumn('text', { primaryKeyConstraintName: 'disputes_pk' })
  disputeId: string;

  @IsNotEmpty()
  @Column('text')
  paymentIntentId: string;

  /** Null for a payment without an order. */
  @Column('text', { nullable: true })
  orderId: string | null;

  @IsInt()
  @Min(1)
  @Column('int')
  amountCents: number;

  @Column('text')
  currency: string;

  /** The provider's code. */
  @Column('text')
  reason: string;

  /** The bank asks, and has not withdrawn the money. */
  @Column('boolean')
  isInquiry: boolean;

  @Column('timestamptz', { nullable: true })
  evidenceDueBy: Date | null;

  @Column('timestamptz')
  openedAt: Date;

  /** The bank took the money back without a chance to contest it. */
  @Column('boolean', { default: false })
  isChargeback: boolean;

  /** When staff took a chargeback off the list. */
  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('int', { nullable: true })
  handledBy: number | null;

  /** Final: a late report of the opening does not reopen it. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
