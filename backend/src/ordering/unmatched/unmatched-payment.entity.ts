import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A received payment without an order. Staff orders or refunds it. */
@Entity('unmatched_payments')
export class UnmatchedPayment {
  @PrimaryColumn('text')
  paymentIntentId: string;

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
}
