import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RenewalState, SubscriptionStatus } from '../../../../contracts/subscriptions.js';

/** The next delivery of one subscription that was not cancelled, and how its payment goes. */
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

  /** From which day on something has to be done, `YYYY-MM-DD` in Amsterdam; null while nothing has. */
  @Column('text', { nullable: true })
  dueOn: string | null;

  @Column('text')
  contactId: string;

  @Column('text')
  productName: string;

  @Column('int')
  amountCents: number;

  /** Why the last attempt failed: the provider's code. */
  @Column('text', { nullable: true })
  code: string | null;
}
