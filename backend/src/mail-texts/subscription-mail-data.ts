import { Injectable } from '@nestjs/common';
import { vatInside, vatPercent } from '../../../pricing/vat.js';
import {
  CustomerSubscriptions,
  type OverviewSubscription,
} from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import type { VatForMail } from './templates/parts/vat-words.js';
import type { SubscriptionForMail } from './templates/subscription-news.js';

@Injectable()
export class SubscriptionMailData {
  constructor(
    private readonly subscriptions: CustomerSubscriptions,
    private readonly reader: SubscriptionReader,
  ) {}

  /** Null while the read model lags; `email` is null when the subscriber was erased. */
  async find(subscriptionId: string): Promise<{ email: string | null; subscription: SubscriptionForMail } | null> {
    const row = await this.subscriptions.find(subscriptionId);
    if (!row) return null;
    const { email, ...subscription } = row;
    return { email: email || null, subscription: { ...subscription, vat: await this.vatOf(subscriptionId, row) } };
  }

  /** The VAT of a delivery: its goods have one rate, which the shipping follows. */
  private async vatOf(subscriptionId: string, delivery: OverviewSubscription): Promise<VatForMail[]> {
    const found = await this.reader.find(subscriptionId);
    if (!found) return [];
    const percent = vatPercent(found.terms.vatRate, delivery.nextDeliveryDate);
    return [{ percent, vatCents: vatInside(delivery.priceCents + delivery.shippingCents, percent) }];
  }
}
