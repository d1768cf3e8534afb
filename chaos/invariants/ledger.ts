import type { IssuedInvoice } from '../../backend/src/invoices/invoice.js';
import { numberAt } from '../../backend/src/invoices/ledger.js';
import type { EventStore } from '../../backend/src/platform/event-sourcing/event-store.js';
import { readAhead } from '../../backend/src/platform/event-sourcing/readers/read-ahead.js';
import { idOf } from '../../backend/src/platform/event-sourcing/events.js';

/** A series has every number once, in order, and a source has one document. */
export async function violationsOfLedger(store: EventStore): Promise<string[]> {
  const issued = await readAhead(store, { after: 0n, types: ['InvoiceIssued'], most: Infinity });
  const places = new Map<string, number>();
  const sources = new Set<string>();
  return issued.flatMap(({ streamId, data }) => {
    const { number, sourceId } = data as IssuedInvoice;
    const series = idOf(streamId);
    const place = (places.get(series) ?? 0) + 1;
    const isKnown = sources.has(sourceId);
    places.set(series, place);
    sources.add(sourceId);
    const expected = numberAt(place, series);
    return [
      ...(number === expected ? [] : [`document ${number} has the place of ${expected}`]),
      ...(isKnown ? [`document ${number} has the source of another`] : []),
    ];
  });
}
