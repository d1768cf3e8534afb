import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RenewalState, SubscriptionStatus } from '../../../../contracts/subscriptions.js';
import type { DeliveryTerms } from '../../subscriptions/subscription.events.js';
import { Protection } from '../../platform/database/protection.js';
import { Kept } from '../../platform/database/retention.js';

/** The next delivery of a subscription that is not cancelled, and the state of its payment. */
@Protection('internal')
@Kept('Welke leveringen eraan komen', 'Abonnementen leveren.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('due_renewals')
@Index(['dueOn', 'subscriptionId'])
@Index(['state', 'subscriptionId'])
export class DueRenewalRow {
  @PrimaryColumn('text')
  subscriptionId: string;

  @Column('text')
  status: SubscriptionStatus;

  @Column('int')
  cycle: number;

  @Column('int')
  attempt: number;

  @Column('text')
  state: RenewalState;

  /** The first day on which a job must act, `YYYY-MM-DD` in Amsterdam; null for none. */
  @Column('text', { nullable: true })
  dueOn: string | null;

  /** The day on which its pause ends by itself. */
  @Index('due_renewals_resume', { where: 'resume_on is not null' })
  @Column('text', { nullable: true })
  resumeOn: string | null;

  @Column('text')
  contactId: string;

  @Column('text')
  productName: string;

  @Column('int')
  amountCents: number;

  /** What holds after the next delivery, whose payment has begun. */
  @Column('jsonb', { nullable: true })
  comingTerms: DeliveryTerms | null;

  /** The provider's code for the last failed attempt. */
  @Column('text', { nullable: true })
  code: string | null;
}
