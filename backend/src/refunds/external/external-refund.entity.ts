import { IsInt, IsNotEmpty, Min } from 'class-validator';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** A refund that the shop did not request: made in the provider's dashboard. No personal data. */
@Protection('internal')
@Kept('Terugbetalingen buiten de winkel', 'Administratie (art. 52 AWR).', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('external_refunds')
@Index('external_refunds_waiting', ['failedAt'], { where: 'order_id is not null and handled_at is null' })
export class ExternalRefund {
  /** The provider's id. */
  @IsNotEmpty()
  @PrimaryColumn('text', { primaryKeyConstraintName: 'external_refunds_pk' })
  externalId: string;

  @IsNotEmpty()
  @Index('external_refunds_of_payment')
  @Column('text')
  paymentIntentId: string;

  @IsInt()
  @Min(1)
  @Column('int')
  amountCents: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Final: the provider never makes a failed refund again. */
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  /** The order whose refund failed in the dashboard: staff decides on another. Null for a dispute or without an order. */
  @Column('text', { nullable: true })
  orderId: string | null;

  /** When staff took the failed refund off the list. */
  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  @Column('int', { nullable: true })
  handledBy: number | null;
}
