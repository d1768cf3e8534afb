import { IsIn, IsInt, IsNotEmpty, IsOptional, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

export const refundStatuses = ['queued', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * One sum of money that has to go back, one per cause. This table is the schedule of record: the queue only makes it
 * quick. `done` means that the provider has made it and the order knows; `failed` waits for staff. No personal data.
 */
@Entity('refunds')
@Index(['status', 'dueAt'])
export class Refund {
  /** The cause: `refund:{orderId}`, `return:{returnId}` or `unmatched:{paymentIntentId}`. Also the provider's idempotency key. */
  @IsNotEmpty()
  @PrimaryColumn('text')
  refundId: string;

  /** Derives from `refundId`: the name under which the queue knows it, where only UUIDs are allowed. */
  @Index({ unique: true })
  @Column('uuid')
  jobId: string;

  /** Null for money that never became an order. */
  @Index()
  @IsOptional()
  @IsNotEmpty()
  @Column('text', { nullable: true })
  orderId: string | null;

  @IsNotEmpty()
  @Column('text')
  paymentIntentId: string;

  @IsInt()
  @Min(1)
  @Column('int')
  amountCents: number;

  @IsIn(refundStatuses)
  @Column('text', { default: 'queued' })
  status: RefundStatus;

  /** How often it was begun. Tells a worker whose turn is over from the one whose turn it is. */
  @Column('int', { default: 0 })
  attempts: number;

  /** How often staff asked for it again after it had failed. Each is a refund of its own at the provider. */
  @Column('int', { default: 0 })
  retries: number;

  /** A code, never the provider's words. */
  @Column('text', { nullable: true })
  lastError: string | null;

  /** From when on it may be begun (again). While a worker has its turn, this is the end of that turn. */
  @Column('timestamptz')
  dueAt: Date;

  /** Of the event that asked for it, so that its outcome can be traced to who caused it. */
  @Column('text')
  correlationId: string;

  /** The member of staff who paid it outside the shop; from then on the provider is never asked for it again. */
  @Column('text', { nullable: true })
  settledBy: string | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
