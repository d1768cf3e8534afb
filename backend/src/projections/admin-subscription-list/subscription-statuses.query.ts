import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

@Injectable()
export class SubscriptionStatuses {
  constructor(private readonly dataSource: DataSource) {}

  /** Which of these subscriptions have ended. May lag behind the log. */
  async endedOf(subscriptionIds: readonly string[]): Promise<Set<string>> {
    if (subscriptionIds.length === 0) return new Set();
    const rows = await rowsOf(
      this.dataSource,
      z.object({ id: z.string() }),
      `select subscription_id as id from admin_subscription_list where subscription_id = any($1) and status = 'cancelled'`,
      [subscriptionIds],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
