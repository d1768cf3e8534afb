import type { DataSource } from 'typeorm';
import { waitingWork } from '../../platform/database/waiting-work.js';
import { ok, warning, wrong, type Finding } from './finding.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';
import { subscriptions } from '../../projections/admin-subscription-list/subscriptions.view.js';

const waiting = [
  {
    name: 'failed refunds',
    sql: `select count(*)::int as n from refunds where ${waitingWork.failedRefund}`,
    mend: 'See npm run shop -- jobs failed, then run jobs retry with the id of the refund.',
  },
  {
    name: 'failed refunds in the dashboard',
    sql: `select count(*)::int as n from external_refunds where ${waitingWork.failedExternalRefund}`,
    mend: 'See the back office, Mislukte terugbetalingen: refund again, then click Afgehandeld.',
  },
  {
    name: 'refused commands',
    sql: `select count(*)::int as n from process_refusals where ${waitingWork.openRefusal}`,
    mend: 'npm run shop -- jobs failed names the event and the rule; events show prints the stream.',
  },
  {
    name: 'failed mails',
    sql: `select count(*)::int as n from mails where ${waitingWork.failedMail}`,
    mend: 'npm run shop -- mail resend --all, once the mail server accepts mail.',
  },
  {
    name: 'unmatched payments',
    sql: `select count(*)::int as n from unmatched_payments where ${waitingWork.unmatchedPayment}`,
    mend: 'See npm run shop -- payments unmatched, then the back office, Betalingen zonder bestelling.',
  },
] as const;

export async function checkWork(dataSource: DataSource): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sql, mend } of waiting) {
    const [row] = await dataSource.query<{ n: number }[]>(sql);
    findings.push(row!.n === 0 ? ok(name, 'none') : wrong(name, String(row!.n), mend));
  }
  return [...findings, await checkOrphanedSubscriptions(dataSource)];
}

/** Cancelling an order decides about its subscriptions. Older versions left them running. */
async function checkOrphanedSubscriptions(dataSource: DataSource): Promise<Finding> {
  const name = 'subscriptions of cancelled orders';
  const rows = await dataSource.query<{ id: string }[]>(
    `select s.subscription_id as id from ${subscriptions} s join ${orders} o on o.order_id = s.order_id
     where o.status = 'cancelled' and o.cancelled_plans = '[]' and s.status <> 'cancelled' order by s.started_at`,
  );
  if (rows.length === 0) return ok(name, 'none lacks a decision by staff');
  const shown = rows.slice(0, 5).map(({ id }) => id);
  const found = `${rows.length} still charge: ${shown.join(', ')}${rows.length > shown.length ? ', …' : ''}`;
  return warning(name, found, 'Ask the customer, then cancel unwanted ones in the back office, Abonnementen.');
}
