import { UnmatchedPayments } from '../../checkout/unmatched/unmatched-payments.js';
import { table } from '../table.js';
import type { TaskResult, Call, Task } from '../task.js';

export const paymentTasks: readonly Task[] = [
  {
    usage: 'unmatched',
    summary: 'list payments that match no checkout and are not settled',
    options: [['--all', 'include settled payments']],
    help: 'Exit code 1 when the list is not empty. Staff settles them in the back office, Betalingen zonder bestelling.',
    run: unmatched,
  },
];

async function unmatched({ shop, options }: Call): Promise<TaskResult> {
  const listed = await (await shop()).get(UnmatchedPayments, { strict: false }).list();
  const open = listed.filter(({ resolvedAt }) => resolvedAt === null);
  const payments = options.all ? listed : open;
  const rows = payments.map((one) => [
    one.paymentIntentId,
    one.amount,
    one.currency,
    one.reason,
    one.createdAt,
    one.resolvedAt,
  ]);
  return {
    data: { payments },
    text: payments.length > 0 ? table(['payment', 'amount', 'currency', 'reason', 'since', 'decided'], rows) : 'None.',
    wrong: open.length > 0,
  };
}
