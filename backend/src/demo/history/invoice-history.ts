import type { Seller } from '../../invoices/invoice.js';
import type { InvoiceBuyer } from '../../invoices/invoice-buyer.entity.js';
import { keptUntil } from '../../invoices/invoice-buyers.service.js';
import { IssueInvoice } from '../../invoices/commands/issue-invoice.js';
import { numberAt, seriesOf } from '../../invoices/ledger.js';
import { draftOf, type Draft } from '../../invoicing/draft.js';
import type { OrderEvent } from '../../orders/order.events.js';
import type { NewEvent, Recorded } from '../../platform/event-sourcing/events.js';
import { contextOf, system, type DemoStream } from './command-log.js';
import type { DemoContact } from './customers.js';

interface DatedDraft {
  draft: Draft;
  at: string;
}

/** The documents of the demo's orders, which the process would issue one after the other while the first shopper waits. */
export class InvoiceHistory {
  private readonly drafts: DatedDraft[] = [];

  /** Takes the events of one order as they are written. */
  add(streamId: string, events: readonly NewEvent[]): void {
    const history = events.map((event, revision) => ({ ...event, streamId, revision, position: 0n }));
    for (const [place, { metadata }] of history.entries()) {
      const draft = draftOf(history.slice(0, place + 1) as unknown as Recorded<OrderEvent>[]);
      if (draft) this.drafts.push({ draft, at: metadata.occurredAt });
    }
  }

  /** A stream for each series and year, numbered by date. */
  streams(seller: Seller): DemoStream[] {
    const commands = new Map<string, IssueInvoice[]>();
    const numbers = new Map<string, string>();
    const byDate = ({ at, draft }: DatedDraft) => `${at} ${draft.sourceId}`;
    for (const { draft, at } of this.drafts.sort((one, other) => (byDate(one) < byDate(other) ? -1 : 1))) {
      const { contactId: _, refersTo, ...facts } = draft;
      const series = seriesOf(draft.kind, draft.issuedOn);
      const issued = commands.get(series) ?? [];
      numbers.set(draft.sourceId, numberAt(issued.length + 1, series));
      const changed = refersTo && { number: numbers.get(refersTo.sourceId)!, issuedOn: refersTo.issuedOn };
      const context = contextOf(Date.parse(at), system, draft.orderId);
      issued.push(new IssueInvoice({ series, invoice: { ...facts, refersTo: changed, seller } }, context));
      commands.set(series, issued);
    }
    return [...commands].map(([series, issued]) => ({ streamId: `ledger-${series}`, commands: issued }));
  }

  /** The buyers that the documents name. */
  buyers(contacts: readonly DemoContact[]): InvoiceBuyer[] {
    const known = new Map(contacts.map((contact) => [contact.id, contact]));
    const buyers = new Map<string, InvoiceBuyer>();
    for (const { draft } of this.drafts) {
      const contact = known.get(draft.contactId);
      if (!contact) continue;
      const { name, address, postalCode, city, country } = contact;
      const { orderId } = draft;
      buyers.set(orderId, { orderId, name, address, postalCode, city, country, keptUntil: keptUntil(draft.issuedOn) });
    }
    return [...buyers.values()];
  }
}
