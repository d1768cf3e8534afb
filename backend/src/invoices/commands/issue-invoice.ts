import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { IssuedInvoice } from '../invoice.js';
import type { LedgerEvent } from '../ledger.events.js';
import { numberAt, type Ledger } from '../ledger.js';

/** Issues a document under the next number of its series, once per `sourceId`. */
export class IssueInvoice extends Command<{ series: string; invoice: Omit<IssuedInvoice, 'number'> }> {}

export const issueInvoice: Rule<IssueInvoice, Ledger, LedgerEvent> = ({ payload: { series, invoice } }, { places }) =>
  places.has(invoice.sourceId)
    ? []
    : [{ type: 'InvoiceIssued', data: { ...invoice, number: numberAt(places.size + 1, series) } }];
