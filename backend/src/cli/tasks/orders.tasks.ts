import { DataSource } from 'typeorm';
import { CheckoutClosing } from '../../checkout/closing/checkout-closing.js';
import { Checkout } from '../../checkout/checkout.entity.js';
import { dueCheckouts } from '../../checkout/closing/due-checkouts.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import type { TaskResult, Call, Task } from '../task.js';

export const orderTasks: readonly Task[] = [
  {
    usage: 'reconcile',
    summary: 'check the payment of every due checkout at the provider',
    help: [
      'Places orders for paid checkouts and ends expired ones. Idempotent; needs no queue or worker.',
      'Exit code 1 when the provider did not respond for a checkout.',
    ].join('\n'),
    writes: true,
    run: reconcile,
  },
];

const mostAtOnce = 10_000;

async function reconcile({ shop, dryRun }: Call): Promise<TaskResult> {
  const app = await shop();
  const dataSource = app.get(DataSource);
  const found = await dueCheckouts(dataSource, mostAtOnce);
  if (dryRun) return { data: { dryRun, checkouts: found }, text: `Would check ${found.length} checkouts.` };
  const checkouts: { id: string; paymentIntentId: string | null; outcome: string; failed: boolean }[] = [];
  for (const id of found) {
    const outcome = await review(app.get(CheckoutClosing, { strict: false }), id);
    const { paymentIntentId, status } = await dataSource.getRepository(Checkout).findOneByOrFail({ id });
    checkouts.push({ id, paymentIntentId, outcome: outcome ?? status, failed: outcome !== null });
  }
  const rows = checkouts.map((one) => [one.id, one.paymentIntentId, one.outcome]);
  return {
    data: { checkouts },
    text: rows.length > 0 ? table(['checkout', 'payment', 'outcome'], rows) : 'No checkout is due.',
    wrong: checkouts.some(({ failed }) => failed),
  };
}

/** Null on success, else the error message, so the next checkout still runs. */
async function review(closing: CheckoutClosing, id: string): Promise<string | null> {
  try {
    await closing.review(id, systemContext());
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
