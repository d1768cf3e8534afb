import { eventTypes } from '../platform/event-sourcing/event-types.js';
import type { Event } from '../platform/event-sourcing/events.js';
import type { IssuedInvoice } from './invoice.js';

export type { InvoiceKind, IssuedInvoice } from './invoice.js';

// Stored for ever: change by adding a version, with an upcaster and a stored sample in ledger.fixtures.ts.

/** One stream for each series and year. The buyer is a row in `invoice_buyers`, because events hold no personal data. */
export type LedgerEvent = Event<'InvoiceIssued', IssuedInvoice>;

export const ledgerEventTypes = eventTypes<LedgerEvent>({ InvoiceIssued: 1 });
