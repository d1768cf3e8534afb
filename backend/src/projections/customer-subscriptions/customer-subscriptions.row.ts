import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { VatRate } from '../../../../pricing/vat.js';
import type { RenewalState, SubscriptionStatus } from '../../../../contracts/subscriptions.js';
import type { DeliveryTerms, PauseReason } from '../../subscriptions/subscription.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** One subscription as its subscriber sees it. Amounts in cents per delivery; the subscriber is in `contacts`. */
@Protection('internal')
@Kept('Abonnementen voor de klant, zonder naam', 'Het account.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('customer_subscriptions')
export class CustomerSubscriptionRow {
  @PrimaryColumn('text')
  subscriptionId: string;

  @Index()
  @Column('text')
  contactId: string;

  @Column('text')
  status: SubscriptionStatus;

  @Column('text', { nullable: true })
  pauseReason: PauseReason | null;

  /** The day on which a pause ends by itself. */
  @Column('text', { nullable: true })
  pausedUntil: string | null;

  @Column('text')
  productName: string;

  @Column('text')
  slug: string;

  @Column('text')
  imageUrl: string;

  @Column('int')
  quantity: number;

  @Column('int')
  jars: number;

  @Column('int')
  frequency: number;

  @Column('int')
  priceCents: number;

  @Column('int')
  shippingCents: number;

  @Column('text', { default: 'low' })
  vatRate: VatRate;

  /** What holds after the next delivery, whose payment has begun. */
  @Column('jsonb', { nullable: true })
  comingTerms: DeliveryTerms | null;

  @Column('int')
  nextCycle: number;

  /** The next date of the calendar, which continues while the subscription is paused. */
  @Column('text')
  nextDeliveryDate: string;

  @Column('text')
  payment: RenewalState;

  @Column('text', { nullable: true })
  paymentDueOn: string | null;

  @Column('timestamptz')
  startedAt: string;

  @Column('timestamptz', { nullable: true })
  cancelledAt: string | null;
}
