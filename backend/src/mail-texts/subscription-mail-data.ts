import { Injectable } from '@nestjs/common';
import { CustomerSubscriptions } from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import type { SubscriptionForMail } from './templates/subscription-news.js';

@Injectable()
export class SubscriptionMailData {
  constructor(private readonly subscriptions: CustomerSubscriptions) {}

  /** Null while the read model lags; `email` is null when the subscriber was erased. */
  async find(subscriptionId: string): Promise<{ email: string | null; subscription: SubscriptionForMail } | null> {
    const row = await this.subscriptions.find(subscriptionId);
    if (!row) return null;
    const { email, ...subscription } = row;
    return { email: email || null, subscription };
  }
}
