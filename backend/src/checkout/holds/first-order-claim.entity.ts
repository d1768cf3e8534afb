import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** The mailbox for which a checkout uses a first-order code. One mailbox has one such checkout at a time. */
@Entity('first_order_claims')
export class FirstOrderClaim {
  @PrimaryColumn('uuid')
  checkoutId: string;

  /** The keyed hash of the normalised address. */
  @Index('first_order_claims_mailbox', { unique: true })
  @Column('text')
  mailbox: string;

  @CreateDateColumn({ type: 'timestamptz' })
  claimedAt: Date;
}
