import { accounts, type Account } from '../../invoices/books/accounts.js';
import { signOf, type BookedDocument } from '../../invoices/books/booked-document.js';
import { journals } from '../../invoices/books/journals.js';
import { VatSums } from '../../invoices/books/vat-return.js';

/** The sums of the documents of a year, in cents: as documents, as VAT return and as audit file. */
export class YearBooks {
  private totalCents = 0;
  private readonly vat = new VatSums();
  private readonly balances = new Map<Account, number>();

  add(document: BookedDocument): void {
    this.totalCents += signOf(document.kind) * document.totalCents;
    this.vat.add([document]);
    for (const { account, side, cents } of journals.flatMap(({ linesOf }) => linesOf(document)))
      this.balances.set(account, this.balanceOf(account) + (side === 'D' ? cents : -cents));
  }

  sums() {
    const { boxes, owed } = this.vat.total();
    const turnoverCents = Object.values(boxes).reduce((sum, box) => sum + box.turnoverCents, 0);
    return { totalCents: this.totalCents, boxes, reportCents: turnoverCents + owed.vatCents };
  }

  /** Debit less credit. */
  balanceOf(account: Account): number {
    return this.balances.get(account) ?? 0;
  }
}

/** A figure of a year in cents. Null where a source has no such figure. */
export interface YearFigure {
  year: string;
  figure: string;
  orders: number | null;
  documents: number;
  vatReturn: number;
  auditFile: number;
}

/** `issued`: the documents of the ledger. `listed`: those of the read model, from which return and audit file are made. */
export function figuresOf(year: string, orders: number, issued: YearBooks, listed: YearBooks): YearFigure[] {
  const inLedger = issued.sums();
  const inReturn = listed.sums();
  const received = {
    ...{ year, figure: 'received', orders },
    documents: inLedger.totalCents,
    vatReturn: inReturn.reportCents,
    auditFile: listed.balanceOf(accounts.clearing),
  };
  const byBox = (['1a', '1b', '1e'] as const).flatMap((box) => {
    const rate = { '1a': 'high', '1b': 'low', '1e': 'zero' } as const;
    const figure = (key: 'turnoverCents' | 'vatCents', name: string, account: Account): YearFigure => ({
      ...{ year, figure: `${box} ${name}`, orders: null },
      documents: inLedger.boxes[box][key],
      vatReturn: inReturn.boxes[box][key],
      auditFile: 0 - listed.balanceOf(account),
    });
    return [
      figure('turnoverCents', 'turnover', accounts.turnover[rate[box]]),
      figure('vatCents', 'VAT', accounts.vatPayable[rate[box]]),
    ];
  });
  return [received, ...byBox];
}

export const agrees = ({ orders, documents, vatReturn, auditFile }: YearFigure): boolean =>
  (orders === null || orders === documents) && documents === vatReturn && vatReturn === auditFile;
