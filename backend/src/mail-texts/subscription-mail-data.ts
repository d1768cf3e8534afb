import { Injectable } from '@nestjs/common';
import { vatInside, vatPercent } from '../../../pricing/vat.js';
import {
  CustomerSubscriptions,
  type OverviewSubscription,
} from '../projections/customer-subscriptions/customer-subscriptions.query.js';
import type { VatForMail } from './templates/parts/vat-words.js';
import type { SubscriptionForMail } from './templates/parts/subscription-parts.js';

@Injectable()
export class SubscriptionMailData {
  constructor(private readonly subscriptions: CustomerSubscriptions) {}

  /** Null while the read model lags; `email` is null when the subscriber was erased. */
  async find(subscriptionId: string): Promise<{ email: string | null; subscription: SubscriptionForMail } | null> {
    const row = await this.subscriptions.find(subscriptionId);
    if (!row) return null;
    const { email, vatRate: _, ...subscription } = row;
    return { email: email || null, subscription: { ...subscription, vat: vatOf(row) } };
  }
}

/** The VAT of a delivery: its goods have one rate, which the shipping follows. */
function vatOf({ vatRate, nextDeliveryDate, priceCents, shippingCents }: OverviewSubscription): VatForMail[] {
  const percent = vatPercent(vatRate, nextDeliveryDate);
  return [{ percent, vatCents: vatInside(priceCents + shippingCents, percent) }];
}
