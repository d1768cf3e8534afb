import type { VatAmount } from '../../../../pricing/vat.js';
import { netOf } from '../printing/net-lines.js';
import { accounts, type Account } from './accounts.js';
import { signOf, type BookedDocument } from './booked-document.js';

/** One line of a transaction. `cents` are never negative. */
export interface JournalLine {
  account: Account;
  side: Side;
  cents: number;
  /** What the line refers to: the document, or the payment at the provider. */
  reference: string;
  vat: VatAmount | null;
}

type Side = 'D' | 'C';

/** Books a document: the buyer owes the total, and the shop turnover and VAT of each rate. Debit equals credit. */
export function salesLines(document: BookedDocument): JournalLine[] {
  const { number: reference, amounts, totalCents } = document;
  const [debit, credit] = sidesOf(document);
  return withAmounts([
    {
      account: accounts.receivable,
      side: debit,
      cents: totalCents,
      reference,
      vat: null,
    },
    ...amounts.flatMap((vat) => [
      {
        account: accounts.turnover[vat.rate],
        side: credit,
        cents: netOf(vat),
        reference,
        vat,
      },
      {
        account: accounts.vatPayable[vat.rate],
        side: credit,
        cents: vat.vatCents,
        reference,
        vat: null,
      },
    ]),
  ]);
}

/**
 * Books the money of a document: the provider has what the buyer owed. A document is issued when money has moved, so its
 * payment or refund is of the same amount.
 */
export function paymentLines(document: BookedDocument): JournalLine[] {
  const { paymentIntentId: reference, totalCents: cents } = document;
  const [debit, credit] = sidesOf(document);
  return withAmounts([
    { account: accounts.clearing, side: debit, cents, reference, vat: null },
    { account: accounts.receivable, side: credit, cents, reference, vat: null },
  ]);
}

/** A credit note has the same lines on the other sides. */
const sidesOf = ({ kind }: BookedDocument): [debit: Side, credit: Side] =>
  signOf(kind) === 1 ? ['D', 'C'] : ['C', 'D'];

/** A line without an amount stays when it has VAT: a refund of a few cents can be VAT only. */
const withAmounts = (lines: readonly JournalLine[]): JournalLine[] =>
  lines.filter(({ cents, vat }) => cents !== 0 || (vat !== null && vat.vatCents !== 0));

/** The journals of the shop: what its documents say is owed, and what was paid. */
export const journals = [
  { id: 'VRK', description: 'Verkoopboek', type: 'S', linesOf: salesLines },
  {
    id: 'BNK',
    description: 'Betalingen en terugbetalingen',
    type: 'B',
    linesOf: paymentLines,
  },
] as const;

export type Journal = (typeof journals)[number];
