import { Injectable } from '@nestjs/common';
import { CustomerSubscriptions } from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import type { SubscriptionForMail } from './templates/subscription-news.js';

/** Looks up what a mail about a subscription says, as it stands now. */
@Injectable()
export class SubscriptionMailData {
  constructor(private readonly subscriptions: CustomerSubscriptions) {}

  /** Null while the read model does not know the subscription yet; without an `email` when the subscriber was erased. */
  async find(subscriptionId: string): Promise<{ email: string | null; subscription: SubscriptionForMail } | null> {
    const row = await this.subscriptions.find(subscriptionId);
    if (!row) return null;
    const { email, ...subscription } = row;
    return { email: email || null, subscription };
  }
}
