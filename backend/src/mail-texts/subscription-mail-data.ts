import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SubscriptionForMail } from './templates/subscription-news.js';

@Injectable()
export class SubscriptionMailData {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the read model lags; `email` is null when the subscriber was erased. */
  async find(subscriptionId: string): Promise<{ email: string | null; subscription: SubscriptionForMail } | null> {
    const [row] = await this.dataSource.query<(SubscriptionForMail & { email: string | null })[]>(
      `select s.product_name as "productName", s.quantity, s.jars, s.frequency, s.price_cents as "priceCents",
              s.shipping_cents as "shippingCents", s.next_delivery_date as "nextDeliveryDate",
              coalesce(c.name, '') as "recipientName", c.email
       from customer_subscriptions s left join contacts c on c.id = s.contact_id where s.subscription_id = $1`,
      [subscriptionId],
    );
    if (!row) return null;
    const { email, ...subscription } = row;
    return { email: email || null, subscription };
  }
}
