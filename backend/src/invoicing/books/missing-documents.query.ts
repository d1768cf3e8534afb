import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { daysOf } from '../../../../contracts/tax/tax-periods.js';
import type { IssuedInvoice } from '../../invoices/invoice.js';
import {
  EventStore,
  EventStoreUnavailableError,
  UnknownPositionError,
} from '../../platform/event-sourcing/event-store.js';
import type { RecordedEvent } from '../../platform/event-sourcing/events.js';
import { readCheckpoints } from '../../platform/event-sourcing/readers/checkpoints.js';
import { skippedEventsAt } from '../../platform/event-sourcing/read-models/skips.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { invoiceList } from '../../projections/invoice-list/invoice-list.projection.js';
import { bookedEventTypes } from './order-balances.js';

/** The process that issues the documents. An unknown name would read the log from its start. */
const issuing = 'when-payment-captured-or-order-refunded-then-issue-invoice';

const mostMs = 10_000;

/**
 * Movements of money whose document is not issued or not listed, because the process or the list is behind, or because an operator
 * had the list skip the document.
 */
@Injectable()
export class MissingDocuments {
  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    private readonly documents: InvoiceDocuments,
  ) {}

  /**
   * How many documents of the period the list lacks. Reads the log from where the process and the list are. Throws
   * EventStoreUnavailableError when the log does not respond.
   */
  async countIn(period: string): Promise<number> {
    const expected = await this.sourcesIn(period);
    if (expected.size === 0) return 0;
    const listed = await this.documents.sourcesIn(period, [...expected]);
    return expected.size - listed.length;
  }

  /** The sources of documents of the period that the process, the list or both have not read, or that the list skips. */
  private async sourcesIn(period: string): Promise<Set<string>> {
    const { from, to } = daysOf(period);
    const checkpoints = await readCheckpoints(this.dataSource, [issuing, invoiceList.name]);
    const positionOf = (name: string) => checkpoints.find((one) => one.name === name)?.position ?? 0n;
    const [issued, listed] = [positionOf(issuing), positionOf(invoiceList.name)];
    const skipped = await this.skipped();
    const unread = await this.movementsAfter(issued < listed ? issued : listed);
    const isUnread = ({ type, position }: RecordedEvent) => position > (type === 'InvoiceIssued' ? listed : issued);
    const found = [...skipped, ...unread.filter(isUnread)].map(documentOf);
    return new Set(found.filter(({ day }) => from <= day && day <= to).map(({ sourceId }) => sourceId));
  }

  private async movementsAfter(after: bigint): Promise<RecordedEvent[]> {
    const movements: RecordedEvent[] = [];
    const signal = AbortSignal.timeout(mostMs);
    for await (const { events, caughtUp } of this.store.subscribe({ after, types: bookedEventTypes, signal })) {
      movements.push(...events.filter(isMovement));
      if (caughtUp) return movements;
    }
    throw new EventStoreUnavailableError('The log of money was not read to its end');
  }

  /** A restore into another store assigns new positions, at which the skipped events are not found. */
  private async skipped(): Promise<RecordedEvent[]> {
    const skips = await skippedEventsAt(this.dataSource, invoiceList.name);
    const events = await Promise.all(skips.map(({ position }) => this.eventAt(position)));
    return events.filter((event, index) => event?.id === skips[index]!.id) as RecordedEvent[];
  }

  private async eventAt(position: bigint): Promise<RecordedEvent | null> {
    try {
      return await this.store.eventAt(position);
    } catch (error) {
      if (error instanceof UnknownPositionError) return null;
      throw error;
    }
  }
}

/** A failed refund that never left has no document, nor has one of which nothing was left. */
const isMovement = ({ type, data }: RecordedEvent) =>
  type === 'InvoiceIssued' || (data as { amountCents: number }).amountCents !== 0;

/** The source and the day of the document that an event is, or leads to. */
function documentOf({ id, type, data, metadata }: RecordedEvent): { sourceId: string; day: CalendarDay } {
  if (type !== 'InvoiceIssued') return { sourceId: id, day: amsterdamDay(metadata.occurredAt) };
  const { sourceId, issuedOn } = data as IssuedInvoice;
  return { sourceId, day: issuedOn };
}
