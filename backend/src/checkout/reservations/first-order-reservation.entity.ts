import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The mailbox of a first-order code; only one checkout at a time can reserve it. */
@Protection('personal')
@Kept(
  'Versleuteld kenmerk van wie een code voor een eerste bestelling gebruikt',
  'Een code voor een eerste bestelling werkt één keer.',
  { until: 'Tot de bestelling betaald is of het afrekenen stopt.' },
)
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
