import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SubscriptionStatus } from '../../../../contracts/subscriptions.js';
import type { DeliveryTerms, PauseReason } from '../../subscriptions/subscription.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** One subscription with its terms. Amounts in cents per delivery; the subscriber is in `contacts`. */
@Protection('internal')
@Kept('Overzicht van abonnementen, zonder naam', 'Administratie (art. 52 AWR).', {
  kept: 'Bevat geen persoonsgegevens.',
})
@Entity('admin_subscription_list')
@Index(['startedAt', 'subscriptionId'])
@Index(['status', 'nextDeliveryDate'])
export class AdminSubscriptionListRow {
  @PrimaryColumn('text')
  subscriptionId: string;

  @Column('text')
  status: SubscriptionStatus;

  @Column('timestamptz')
  statusSince: string;

  /** Oldest first; answers questions about a day in the past. */
  @Column('jsonb')
  statusHistory: { status: SubscriptionStatus; at: string }[];

  @Index()
  @Column('text')
  contactId: string;

  /** The order it started from. */
  @Column('text')
  orderId: string;

  @Column('int')
  productId: number;

  @Column('text')
  slug: string;

  @Column('text')
  productName: string;

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

  /** What holds after the next delivery, whose payment has begun. */
  @Column('jsonb', { nullable: true })
  comingTerms: DeliveryTerms | null;

  /** Prices before the present one, oldest first; answers questions about a day in the past. */
  @Column('jsonb', { default: [] })
  formerPrices: { priceCents: number; frequency: number; until: string }[];

  @Column('int')
  nextCycle: number;

  /** A calendar day in Amsterdam, `YYYY-MM-DD`; null while nothing is planned. */
  @Column('text', { nullable: true })
  nextDeliveryDate: string | null;

  /** Paid deliveries, including the first order. */
  @Column('int')
  deliveries: number;

  @Column('timestamptz')
  startedAt: string;

  @Column('text', { nullable: true })
  pauseReason: PauseReason | null;

  /** The day on which a pause ends by itself. */
  @Column('text', { nullable: true })
  pausedUntil: string | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: string | null;
}
