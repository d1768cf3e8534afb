import { Map } from 'immutable';
import type { CalendarDay } from '../../../contracts/values/calendar.js';
import type { InvoiceKind } from './invoice.js';
import type { LedgerEvent } from './ledger.events.js';

/** The documents of one series and year. The map is persistent, so adding a document copies a few nodes. */
export interface Ledger {
  /** The place of each document in its series, from 1, by the event that led to it. */
  places: Map<SourceId, number>;
}

type SourceId = string;

export const initialLedger: Ledger = { places: Map() };

export function evolve({ places }: Ledger, { data }: LedgerEvent): Ledger {
  return { places: places.set(data.sourceId, places.size + 1) };
}

/** `F2026` for invoices and corrections of a year, `C2026` for credit notes. */
export function seriesOf(kind: InvoiceKind, issuedOn: CalendarDay): string {
  return `${kind === 'credit-note' ? 'C' : 'F'}${issuedOn.slice(0, 4)}`;
}

/** The number of the document at a place of its series: `F2026-000001`. */
export function numberAt(place: number, series: string): string {
  return `${series}-${String(place).padStart(6, '0')}`;
}
