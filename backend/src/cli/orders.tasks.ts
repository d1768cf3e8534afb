import { DataSource } from 'typeorm';
import { CheckoutClosing } from '../checkout/checkout-closing.js';
import { systemContext } from './system-context.js';
import { table } from './table.js';
import type { Answer, Call, Task } from './task.js';

export const orderTasks: readonly Task[] = [
  {
    usage: 'reconcile',
    summary: 'look at the payment of every open checkout at the provider, now',
    help: [
      'Paid checkouts become orders, those whose time is over are ended. Needs no queue and no worker, and may be repeated.',
      'Exit code 1 when the provider did not answer for one of them.',
    ].join('\n'),
    writes: true,
    run: reconcile,
  },
];

/** As the sweep does: a younger one is still the shopper's own. */
const openCheckouts = `
  select id, payment_intent_id as "paymentIntentId" from checkouts
  where status in ('open', 'closing') and (reserved_until <= now()
    or (payment_intent_id is not null and created_at < now() - interval '3 minutes'))
  order by created_at`;

async function reconcile({ shop, dryRun }: Call): Promise<Answer> {
  const app = await shop();
  const dataSource = app.get(DataSource);
  const found = await dataSource.query<{ id: string; paymentIntentId: string | null }[]>(openCheckouts);
  if (dryRun) return { data: { dryRun, checkouts: found }, text: `Would look at ${found.length} checkouts.` };
  const checkouts: { id: string; paymentIntentId: string | null; outcome: string; failed: boolean }[] = [];
  for (const checkout of found) {
    const outcome = await review(app.get(CheckoutClosing, { strict: false }), checkout.id);
    const [row] = await dataSource.query<{ status: string }[]>('select status from checkouts where id = $1', [
      checkout.id,
    ]);
    checkouts.push({ ...checkout, outcome: outcome ?? row!.status, failed: outcome !== null });
  }
  const rows = checkouts.map((one) => [one.id, one.paymentIntentId, one.outcome]);
  return {
    data: { checkouts },
    text: rows.length > 0 ? table(['checkout', 'payment', 'outcome'], rows) : 'No checkout is open.',
    wrong: checkouts.some(({ failed }) => failed),
  };
}

/** Null when it went well; else what went wrong, and the next one is looked at. */
async function review(closing: CheckoutClosing, id: string): Promise<string | null> {
  try {
    await closing.review(id, systemContext());
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
