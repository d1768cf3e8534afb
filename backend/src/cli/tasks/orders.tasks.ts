import { DataSource } from 'typeorm';
import { CheckoutClosing } from '../../checkout/settlement/checkout-closing.js';
import { Checkout } from '../../checkout/checkout.entity.js';
import { dueCheckouts } from '../../checkout/settlement/due-checkouts.js';
import { systemContext } from '../system-context.js';
import { table } from '../table.js';
import type { Answer, Call, Task } from '../task.js';

export const orderTasks: readonly Task[] = [
  {
    usage: 'reconcile',
    summary: 'look at the payment of every checkout that is due at the provider, now',
    help: [
      'Paid checkouts become orders, those whose time is over are ended. Needs no queue and no worker, and may be repeated.',
      'Exit code 1 when the provider did not answer for one of them.',
    ].join('\n'),
    writes: true,
    run: reconcile,
  },
];

const mostAtOnce = 10_000;

async function reconcile({ shop, dryRun }: Call): Promise<Answer> {
  const app = await shop();
  const dataSource = app.get(DataSource);
  const found = await dueCheckouts(dataSource, mostAtOnce);
  if (dryRun) return { data: { dryRun, checkouts: found }, text: `Would look at ${found.length} checkouts.` };
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

/** Null when it went well; else what went wrong, and the next one is looked at. */
async function review(closing: CheckoutClosing, id: string): Promise<string | null> {
  try {
    await closing.review(id, systemContext());
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
