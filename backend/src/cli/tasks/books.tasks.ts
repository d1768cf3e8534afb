import { centsToDecimal } from '../../../../contracts/values/money.js';
import { BooksReconciliation } from '../../invoicing/books/books-reconciliation.js';
import { ProviderBalances } from '../../invoicing/books/provider-balances.js';
import { agrees } from '../../invoicing/books/year-books.js';
import { table } from '../table.js';
import type { Call, Task, TaskResult } from '../task.js';

export const bookTasks: readonly Task[] = [
  {
    usage: 'verify',
    summary: 'compare orders, invoices, VAT return and audit file to the cent',
    options: [['--provider', 'also compare each payment with the payment provider: two calls a payment']],
    help: [
      'Captured less refunded of all orders = invoices - credit notes + corrections = VAT return = audit file.',
      'Run it when no payment is being handled: a document follows its payment within seconds.',
      'Exit code 1 when something differs.',
    ].join('\n'),
    run: verify,
  },
];

async function verify({ shop, options }: Call): Promise<TaskResult> {
  const app = await shop();
  const { figures, orders, payments } = await app.get(BooksReconciliation, { strict: false }).reconcile();
  const atProvider = options.provider ? await app.get(ProviderBalances, { strict: false }).differences(payments) : null;
  const differing = figures.filter((figure) => !agrees(figure));
  const wrong = differing.length + orders.length + (atProvider?.length ?? 0) > 0;
  const parts = [
    table(
      ['year', 'figure', 'orders', 'documents', 'VAT return', 'audit file', ''],
      figures.map((one) => [
        ...[
          one.year,
          one.figure,
          amount(one.orders),
          amount(one.documents),
          amount(one.vatReturn),
          amount(one.auditFile),
        ],
        agrees(one) ? 'equal' : 'DIFFERS',
      ]),
    ),
    orders.length > 0 &&
      table(
        ['order without document', 'captured', 'refunded'],
        orders.map((one) => [one.orderId, amount(one.capturedCents), amount(one.refundedCents)]),
      ),
    atProvider &&
      atProvider.length > 0 &&
      table(
        ['payment', 'orders', 'provider'],
        atProvider.map((one) => [one.paymentIntentId, amount(one.ordersCents), amount(one.providerCents)]),
      ),
    wrong ? 'The books differ.' : 'The books agree to the cent.',
  ];
  return {
    data: { figures, orders, payments: atProvider, equal: !wrong },
    text: parts.filter(Boolean).join('\n\n'),
    wrong,
  };
}

const amount = (cents: number | null): string | null => (cents === null ? null : centsToDecimal(cents));
