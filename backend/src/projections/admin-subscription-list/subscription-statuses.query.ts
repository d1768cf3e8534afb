import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EndedSubscriptions } from '../../orders/ended-subscriptions.port.js';

@Injectable()
export class SubscriptionStatuses extends EndedSubscriptions {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async endedOf(subscriptionIds: readonly string[]): Promise<Set<string>> {
    if (subscriptionIds.length === 0) return new Set();
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select subscription_id as id from admin_subscription_list where subscription_id = any($1) and status = 'cancelled'`,
      [subscriptionIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
