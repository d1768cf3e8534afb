import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import {
  AdminRenewalSchema,
  type AdminRenewal,
  type RenewalsQuery,
} from '../../../../contracts/admin/subscriptions.js';
import { erasedContactName } from '../../customers/contact.entity.js';
import { rowsOf } from '../../platform/database/rows.js';
import { isQueued } from '../../mail/mails.view.js';
import { failedRenewals } from './failed-renewals.js';

/** The fields that identify a renewal in the queue. */
const Due = z.object({ subscriptionId: z.string(), cycle: z.number(), attempt: z.number() });
export type DueRenewal = z.infer<typeof Due>;

const DueOnDay = Due.extend({ dueOn: z.string() });
const Pause = z.object({ subscriptionId: z.string(), pausedUntil: z.string() });
const Row = AdminRenewalSchema.omit({ amount: true, customerName: true }).extend({
  amountCents: z.number(),
  name: z.string().nullable(),
});

const pageSize = 1000;
const mostListed = 500;
const named = `subscription_id as "subscriptionId", cycle, attempt`;
const conditions: Record<RenewalsQuery['state'], string> = {
  due: 'r.due_on <= $1',
  failed: `${failedRenewals.where} and $1::text is not null`,
};

/** The published queries on due renewals. They may lag behind the log, so the stream decides. */
@Injectable()
export class DueRenewals {
  constructor(private readonly dataSource: DataSource) {}

  /** Due on or before a day, oldest first, one page at a time. */
  async *dueOn(day: CalendarDay): AsyncGenerator<(DueRenewal & { contactId: string })[]> {
    let after: [string, string] = ['', ''];
    for (;;) {
      const page = await rowsOf(
        this.dataSource,
        DueOnDay.extend({ contactId: z.string() }),
        `select ${named}, contact_id as "contactId", due_on as "dueOn" from due_renewals
         where due_on <= $1 and (due_on, subscription_id) > ($2, $3)
         order by due_on, subscription_id limit ${pageSize}`,
        [day, ...after],
      );
      if (page.length > 0) yield page;
      if (page.length < pageSize) return;
      const { dueOn, subscriptionId } = page.at(-1)!;
      after = [dueOn, subscriptionId];
    }
  }

  /** Payments that the bank is still deciding. */
  processing(): Promise<DueRenewal[]> {
    const sql = `select ${named} from due_renewals where state = 'processing' order by subscription_id`;
    return rowsOf(this.dataSource, Due, sql);
  }

  /** Deliveries between two days without an announcement. `dueOn` is part of the key of the mail. */
  untold(from: CalendarDay, until: CalendarDay): Promise<(DueRenewal & { dueOn: CalendarDay })[]> {
    return rowsOf(
      this.dataSource,
      DueOnDay,
      `select ${named}, due_on as "dueOn" from due_renewals r
       where due_on between $1 and $2 and state = 'planned' and not ${isQueued(
         `'subscription-renewal-coming:' || r.subscription_id || ':' || r.due_on`,
       )}
       order by due_on, subscription_id limit ${pageSize}`,
      [from, until],
    );
  }

  /** Pauses that end by themselves on or before a day. */
  pausesOver(day: CalendarDay): Promise<{ subscriptionId: string; pausedUntil: CalendarDay }[]> {
    return rowsOf(
      this.dataSource,
      Pause,
      `select subscription_id as "subscriptionId", resume_on as "pausedUntil" from due_renewals
       where resume_on <= $1 order by resume_on, subscription_id limit ${pageSize}`,
      [day],
    );
  }

  async find(subscriptionId: string): Promise<DueRenewal | null> {
    const sql = `select ${named} from due_renewals where subscription_id = $1`;
    const [found] = await rowsOf(this.dataSource, Due, sql, [subscriptionId]);
    return found ?? null;
  }

  async list(state: RenewalsQuery['state'], today: CalendarDay): Promise<AdminRenewal[]> {
    const rows = await rowsOf(
      this.dataSource,
      Row,
      `select r.subscription_id as "subscriptionId", r.product_name as "productName", r.status, r.cycle, r.attempt,
              r.state, r.due_on as "dueOn", r.code, r.amount_cents as "amountCents", c.name
       from due_renewals r left join contacts c on c.id = r.contact_id
       where ${conditions[state]} order by r.due_on, r.subscription_id limit ${mostListed}`,
      [today],
    );
    return rows.map(({ name, amountCents, ...row }) => ({
      ...row,
      customerName: name ?? erasedContactName,
      amount: centsToDecimal(amountCents),
    }));
  }
}
