import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { phoneOrders } from '../../checkout/phone-orders/phone-orders.view.js';
import { accountMailboxes, contactMailboxes } from '../../customers/mailboxes.view.js';
import { rowsOf } from '../../platform/database/rows.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';
import { subscriptions } from '../../projections/admin-subscription-list/subscriptions.view.js';

const Person = z.object({ mailbox: z.string() });
/** A renewal orders by the contact of its subscription, so the age of a contact is not that of its last order. */
const quietSql = `
  select mailbox from (
    select mailbox, created_at as seen_at from ${contactMailboxes} c
    union all select mailbox, seen_at from ${accountMailboxes} a
  ) old
  where seen_at < $1
    and not exists (
      select from ${contactMailboxes} c where c.mailbox = old.mailbox and (
        c.created_at >= $1
        or exists (select from ${orders} o where o.contact_id = c.id and o.placed_at >= $1)
        or exists (select from ${subscriptions} s where s.contact_id = c.id and s.status <> 'cancelled')))
    and not exists (select from ${accountMailboxes} a where a.mailbox = old.mailbox and a.seen_at >= $1)
    and not exists (select from ${phoneOrders} p where p.mailbox = old.mailbox and p.created_at >= $1)
  group by mailbox order by max(seen_at), mailbox limit $2`;

@Injectable()
export class QuietPeople {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The mailboxes, at most `limit`, of people who neither ordered nor logged in since this moment, and have no subscription
   * that runs or is paused. The longest silent come first.
   */
  async since(moment: Date, limit: number): Promise<string[]> {
    return (await rowsOf(this.dataSource, Person, quietSql, [moment, limit])).map(({ mailbox }) => mailbox);
  }
}
