import { Injectable } from '@nestjs/common';
import { amsterdamYear } from '../../../../contracts/values/calendar.js';
import type { IssuedInvoice } from '../../invoices/invoice.js';
import { EventStore } from '../../platform/event-sourcing/event-store.js';
import { idOf, type RecordedEvent } from '../../platform/event-sourcing/events.js';
import { InvoiceDocuments } from '../../projections/invoice-list/invoice-documents.query.js';
import { bookedEventTypes, netCentsOf, OrderBalances, type OrderDifference } from './order-balances.js';
import { figuresOf, YearBooks, type YearFigure } from './year-books.js';

export interface Reconciliation {
  figures: YearFigure[];
  orders: OrderDifference[];
  /** What the orders have of each payment at the provider, in cents. */
  payments: ReadonlyMap<string, number>;
}

/** The years of the log, and what its orders have of each payment. */
interface LogBooks {
  balances: OrderBalances;
  received: Map<string, number>;
  issued: Map<string, YearBooks>;
  payments: Map<string, number>;
  paymentOf: Map<string, string>;
}

/** Compares orders, documents, VAT return and audit file, from the log and the list of documents. */
@Injectable()
export class BooksReconciliation {
  constructor(
    private readonly store: EventStore,
    private readonly documents: InvoiceDocuments,
  ) {}

  async reconcile(): Promise<Reconciliation> {
    const log: LogBooks = {
      balances: new OrderBalances(),
      ...{ received: new Map(), issued: new Map(), payments: new Map(), paymentOf: new Map() },
    };
    for await (const event of this.moneyEvents()) add(log, event);
    const years = [...new Set([...log.received.keys(), ...log.issued.keys()])].sort();
    const figures: YearFigure[] = [];
    for (const year of years) {
      const issued = log.issued.get(year) ?? new YearBooks();
      figures.push(...figuresOf(year, log.received.get(year) ?? 0, issued, await this.listedIn(year)));
    }
    return { figures, orders: log.balances.differences(), payments: log.payments };
  }

  private async *moneyEvents(): AsyncGenerator<RecordedEvent> {
    const reading = new AbortController();
    const options = { after: 0n, types: bookedEventTypes, batchSize: 1000, signal: reading.signal };
    for await (const { events, caughtUp } of this.store.subscribe(options)) {
      yield* events;
      if (caughtUp) reading.abort();
    }
  }

  private async listedIn(year: string): Promise<YearBooks> {
    const books = new YearBooks();
    for await (const documents of this.documents.inPeriod(year)) for (const document of documents) books.add(document);
    return books;
  }
}

function add(log: LogBooks, event: RecordedEvent): void {
  log.balances.add(event);
  if (event.type === 'InvoiceIssued') {
    const document = event.data as IssuedInvoice;
    const year = document.issuedOn.slice(0, 4);
    if (!log.issued.has(year)) log.issued.set(year, new YearBooks());
    log.issued.get(year)!.add(document);
    return;
  }
  const cents = netCentsOf(event);
  increase(log.received, amsterdamYear(event.metadata.occurredAt), cents);
  const { paymentIntentId, byHand } = event.data as { paymentIntentId?: string; byHand?: boolean };
  const orderId = idOf(event.streamId);
  if (paymentIntentId) log.paymentOf.set(orderId, paymentIntentId);
  const payment = log.paymentOf.get(orderId);
  if (payment && !byHand) increase(log.payments, payment, cents);
}

function increase(sums: Map<string, number>, key: string, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents);
}
