import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';
import { WorkColumns } from '../../platform/work/work-columns.js';

/** A received payment without an order. Staff orders or refunds it. */
@Protection('internal')
@Kept('Betalingen zonder bestelling', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('unmatched_payments')
export class UnmatchedPayment extends WorkColumns {
  @PrimaryColumn('text')
  paymentIntentId: string;

  /** Carried by the job that carries out the decision. */
  @Index('unmatched_payments_by_job', { unique: true })
  @Column('text', { default: () => '(gen_random_uuid())' })
  jobId: string;

  @Column('int')
  amountCents: number;

  @Column('text', { default: 'EUR' })
  currency: string;

  @Column('text')
  reason: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Staff's decision, final. `refunded-outside`: in the provider's dashboard, until that refund fails. */
  @Column('text', { nullable: true })
  resolution: 'refunded' | 'ordered' | 'refunded-outside' | null;

  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;

  /** The `resolvedAt` of the decision that was carried out: the refund is queued, or the order is made. */
  @Column('timestamptz', { nullable: true })
  carriedOutAt: Date | null;
}
