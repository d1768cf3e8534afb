import { Injectable } from '@nestjs/common';
import type { CalendarDay } from '../../../contracts/values/calendar.js';
import { StreamStates } from '../platform/event-sourcing/deciding/stream-states.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { InvoiceKind } from './invoice.js';
import { ledgerDecider } from './ledger.decider.js';
import { numberAt, seriesOf } from './ledger.js';

/** Reads the ledger from its streams, and only what was issued since the last call. */
@Injectable()
export class LedgerReader {
  private readonly states: StreamStates;

  constructor(store: EventStore) {
    this.states = new StreamStates(store);
  }

  /** The number of the document that the event `sourceId` of a day led to; null before it is issued. */
  async numberOf(kind: InvoiceKind, issuedOn: CalendarDay, sourceId: string): Promise<string | null> {
    const series = seriesOf(kind, issuedOn);
    const { state } = await this.states.refresh(`${ledgerDecider.category}-${series}`, ledgerDecider);
    const place = state.places.get(sourceId);
    return place === undefined ? null : numberAt(place, series);
  }
}
