import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';

/** The mailbox of a first-order code; only one checkout at a time can reserve it. */
@Protection('personal')
@Entity('first_order_claims')
export class FirstOrderReservation {
  @PrimaryColumn('uuid')
  checkoutId: string;

  @Index('first_order_claims_mailbox', { unique: true })
  @Column('text')
  mailbox: string;

  @CreateDateColumn({ type: 'timestamptz' })
  claimedAt: Date;
}
