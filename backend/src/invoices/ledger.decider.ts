import { decider, rule } from '../platform/event-sourcing/deciding/decider.js';
import { IssueInvoice, issueInvoice } from './commands/issue-invoice.js';
import { ledgerEventTypes } from './ledger.events.js';
import { evolve, initialLedger } from './ledger.js';

export const ledgerDecider = decider({
  category: 'ledger',
  eventTypes: ledgerEventTypes,
  streamKey: 'series',
  initialState: initialLedger,
  evolve,
  rules: [rule(IssueInvoice, issueInvoice)],
});
