import { IsIn, IsInt, IsNotEmpty, IsOptional, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

export const refundStatuses = ['queued', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The record of a refund, one per cause. `done`: the order knows. `failed`: waits for staff. No personal data. */
@Protection('internal')
@Kept('Terugbetalingen', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('refunds')
@Index(['status', 'dueAt'])
export class Refund {
  /** `refund:{orderId}`, `return:{returnId}` or `unmatched:{paymentIntentId}`. Also the provider's idempotency key. */
  @IsNotEmpty()
  @PrimaryColumn('text')
  refundId: string;

  /** Derives from `refundId`. */
  @Index({ unique: true })
  @Column('uuid')
  jobId: string;

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

  /** Fences a worker whose lease expired. */
  @Column('int', { default: 0 })
  attempts: number;

  /** Retries by staff. Each is a separate refund at the provider. */
  @Column('int', { default: 0 })
  retries: number;

  /** How often a refund outside the shop lowered the amount. Each is a separate request at the provider. */
  @Column('int', { default: 0 })
  reductions: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  /** When it may start, or when the current lease ends. */
  @Column('timestamptz')
  dueAt: Date;

  @Column('text')
  correlationId: string;

  /** Set by staff; the provider is not called any more. */
  @Column('text', { nullable: true })
  settledBy: string | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;
}
