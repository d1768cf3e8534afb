import type { VatAmount } from '../../../../pricing/vat.js';
import type { BookedDocument } from './booked-document.js';
import { journals } from './journals.js';

/** What an audit file states before its lines. */
export interface BooksSummary {
  linesCount: number;
  debitCents: number;
  creditCents: number;
  /** The pseudonyms of the buyers: order numbers. */
  buyers: Set<string>;
  vatCodes: Map<string, VatAmount>;
  /** The last place in each series. Later documents are not part of the summary. */
  lastPlaces: Map<string, number>;
}

/** Sums up the documents, which come in batches, each series in the order of its numbers. */
export async function summaryOf(batches: AsyncIterable<readonly BookedDocument[]>): Promise<BooksSummary> {
  const summary: BooksSummary = {
    ...{ linesCount: 0, debitCents: 0, creditCents: 0 },
    ...{ buyers: new Set(), vatCodes: new Map(), lastPlaces: new Map() },
  };
  for await (const documents of batches) for (const document of documents) add(summary, document);
  return summary;
}

function add(summary: BooksSummary, document: BookedDocument): void {
  summary.buyers.add(document.orderNumber);
  const { series, place } = placeOf(document);
  summary.lastPlaces.set(series, place);
  for (const amount of document.amounts) summary.vatCodes.set(vatCodeOf(amount), amount);
  for (const { side, cents } of journals.flatMap(({ linesOf }) => linesOf(document))) {
    summary.linesCount += 1;
    summary[side === 'D' ? 'debitCents' : 'creditCents'] += cents;
  }
}

/** Whether a document was already issued when the summary was made. */
export function isCovered({ lastPlaces }: BooksSummary, document: BookedDocument): boolean {
  const { series, place } = placeOf(document);
  return place <= (lastPlaces.get(series) ?? 0);
}

export const vatCodeOf = ({ rate, percent }: VatAmount): string => `${rate}-${percent}`;

/** `F2026-000012` → series `F2026`, place 12. */
function placeOf({ number }: BookedDocument): {
  series: string;
  place: number;
} {
  const [series, place] = number.split('-');
  return { series: series!, place: Number(place) };
}
