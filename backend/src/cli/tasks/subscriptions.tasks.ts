import type { INestApplicationContext } from '@nestjs/common';
import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { ShopDaySchema } from '../../../../contracts/values/shop-day.js';
import { Clock } from '../../platform/clock/clock.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { DueRenewals, type DueRenewal } from '../../projections/due-renewals/due-renewals.query.js';
import { RenewalSweep } from '../../renewals/sweep/renewal-sweep.js';
import { table } from '../table.js';
import { RefusedError, UsageError, type TaskResult, type Call, type Task } from '../task.js';

const day = ['--day <date>', 'up to and including this day, such as 2026-03-31; default today'] as const;

export const subscriptionTasks: readonly Task[] = [
  { usage: 'due', summary: 'list deliveries whose payment is due', options: [day], run: due },
  {
    usage: 'sweep',
    summary: 'queue every due delivery for the worker',
    options: [day],
    help: 'Never charges twice or early. The shop does this every 15 seconds.',
    writes: true,
    run: sweep,
  },
];

async function due({ shop, options }: Call): Promise<TaskResult> {
  const app = await shop();
  const until = dayOf(app, options);
  const renewals = await allDue(app, until);
  const rows = renewals.map((one) => [one.subscriptionId, one.cycle, one.attempt]);
  return {
    data: { day: until, renewals },
    text: `${rows.length > 0 ? `${table(['subscription', 'cycle', 'attempt'], rows)}\n` : ''}${rows.length} due on ${until}.`,
  };
}

async function sweep({ shop, options, dryRun }: Call): Promise<TaskResult> {
  const app = await shop();
  const until = dayOf(app, options);
  if (dryRun) {
    const { length: found } = await allDue(app, until);
    return { data: { dryRun, day: until, found }, text: `Would queue ${found} deliveries.` };
  }
  if ((await app.get(JobQueue).health()) !== 'ok') throw new RefusedError('The queue does not respond');
  const found = await app.get(RenewalSweep, { strict: false }).sweep(until);
  return { data: { day: until, found }, text: `Queued ${found} deliveries that are due on ${until}.` };
}

async function allDue(app: INestApplicationContext, until: CalendarDay): Promise<DueRenewal[]> {
  const renewals: DueRenewal[] = [];
  for await (const page of app.get(DueRenewals, { strict: false }).dueOn(until))
    renewals.push(...page.map(({ subscriptionId, cycle, attempt }) => ({ subscriptionId, cycle, attempt })));
  return renewals;
}

function dayOf(app: INestApplicationContext, { day: text }: Call['options']): CalendarDay {
  if (text === undefined) return app.get(Clock).today();
  const parsed = ShopDaySchema.safeParse(text);
  if (!parsed.success) throw new UsageError(`${String(text)} is not a date such as 2026-03-31`);
  return parsed.data;
}
