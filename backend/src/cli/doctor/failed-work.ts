import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { allWaitingWork } from '../../app/work/all-waiting-work.js';
import { ok, warning, wrong, type Finding } from './finding.js';
import { orders } from '../../projections/admin-order-list/orders.view.js';
import { subscriptions } from '../../projections/admin-subscription-list/subscriptions.view.js';
import { rowsOf, valueOf } from '../../platform/database/rows.js';

export async function checkWork(dataSource: DataSource): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { table, where, doctor } of allWaitingWork) {
    if (!doctor) continue;
    const waiting = await valueOf(dataSource, z.int(), `select count(*)::int from ${table} where ${where}`);
    findings.push(waiting === 0 ? ok(doctor.name, 'none') : wrong(doctor.name, String(waiting), doctor.mend));
  }
  return [...findings, await checkOrphanedSubscriptions(dataSource)];
}

/** Cancelling an order decides about its subscriptions. Older versions left them running. */
async function checkOrphanedSubscriptions(dataSource: DataSource): Promise<Finding> {
  const name = 'subscriptions of cancelled orders';
  const rows = await rowsOf(
    dataSource,
    z.object({ id: z.string() }),
    `select s.subscription_id as id from ${subscriptions} s join ${orders} o on o.order_id = s.order_id
     where o.status = 'cancelled' and o.cancelled_plans = '[]' and s.status <> 'cancelled' order by s.started_at`,
  );
  if (rows.length === 0) return ok(name, 'none lacks a decision by staff');
  const shown = rows.slice(0, 5).map(({ id }) => id);
  const found = `${rows.length} still charge: ${shown.join(', ')}${rows.length > shown.length ? ', …' : ''}`;
  return warning(name, found, 'Ask the customer, then cancel unwanted ones in the back office, Abonnementen.');
}
