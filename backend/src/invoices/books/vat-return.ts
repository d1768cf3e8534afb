import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { daysOf } from '../../../../contracts/tax/tax-periods.js';
import type { VatBoxName } from '../../../../contracts/tax/vat-return.js';
import type { VatRate } from '../../../../pricing/vat.js';
import { netOf } from '../printing/net-lines.js';
import { signOf, type BookedDocument } from './booked-document.js';

const boxOf: Record<VatRate, VatBoxName> = {
  high: '1a',
  low: '1b',
  zero: '1e',
};

/** Exact cents, and the whole euros that the form takes. `turnoverCents` is without VAT. */
export interface VatBox {
  turnoverCents: number;
  vatCents: number;
  turnoverEuros: number;
  vatEuros: number;
  /** The numbers of the documents that the box sums. */
  documents: string[];
}

/** `owed` is box 5a: on the form, the sum of the whole euros above it. */
export interface VatReturn {
  boxes: Record<VatBoxName, VatBox>;
  owed: { vatCents: number; vatEuros: number };
}

type Sums = Pick<VatBox, 'turnoverCents' | 'vatCents' | 'documents'>;

/** Sums documents by box. Credit notes subtract. The sums start empty and accept documents in batches. */
export class VatSums {
  private readonly sums: Record<VatBoxName, Sums> = {
    '1a': empty(),
    '1b': empty(),
    '1c': empty(),
    '1e': empty(),
  };

  add(documents: Iterable<BookedDocument>): void {
    for (const { kind, number, amounts } of documents) {
      for (const amount of amounts) {
        const box = this.sums[boxOf[amount.rate]];
        box.turnoverCents += signOf(kind) * netOf(amount);
        box.vatCents += signOf(kind) * amount.vatCents;
        if (box.documents.at(-1) !== number) box.documents.push(number);
      }
    }
  }

  total(): VatReturn {
    const boxes = {
      '1a': rounded(this.sums['1a']),
      '1b': rounded(this.sums['1b']),
      '1c': rounded(this.sums['1c']),
      '1e': rounded(this.sums['1e']),
    };
    const all = Object.values(boxes);
    return {
      boxes,
      owed: {
        vatCents: all.reduce((sum, { vatCents }) => sum + vatCents, 0),
        vatEuros: all.reduce((sum, { vatEuros }) => sum + vatEuros, 0),
      },
    };
  }
}

/** Fills in the return of a month, quarter or year. A document belongs to the day on which it was issued. */
export function vatReturn(documents: readonly BookedDocument[], period: string): VatReturn {
  const days = daysOf(period);
  const sums = new VatSums();
  sums.add(documents.filter(({ issuedOn }) => isIn(days, issuedOn)));
  return sums.total();
}

const isIn = ({ from, to }: { from: CalendarDay; to: CalendarDay }, day: CalendarDay) => from <= day && day <= to;

const empty = (): Sums => ({ turnoverCents: 0, vatCents: 0, documents: [] });

function rounded({ turnoverCents, vatCents, documents }: Sums): VatBox {
  return {
    ...{ turnoverCents, vatCents, documents },
    turnoverEuros: wholeEuros(turnoverCents),
    vatEuros: wholeEuros(vatCents),
  };
}

/** Rounds down, also below zero: the form allows rounding in favour of the taxpayer. */
const wholeEuros = (cents: number): number => Math.floor(cents / 100);
