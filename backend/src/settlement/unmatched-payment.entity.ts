import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Money that came in without an order to put it on. Staff orders it or refunds it; it is never dropped in silence. */
@Entity('unmatched_payments')
export class UnmatchedPayment {
  @PrimaryColumn('text')
  paymentIntentId: string;

  @Column('int')
  amountCents: number;

  @Column('text', { default: 'EUR' })
  currency: string;

  /** Which of our records it contradicts: a code, for staff and programs. */
  @Column('text')
  reason: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** What staff decided, once: sent back, or ordered after all. */
  @Column('text', { nullable: true })
  resolution: 'refunded' | 'ordered' | null;

  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
