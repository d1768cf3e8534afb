import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { ledgerDecider } from '../ledger.decider.js';
import { invoiceIssued, issuedInvoice } from '../ledger.fixtures.js';
import type { IssuedInvoice } from '../invoice.js';
import { IssueInvoice } from './issue-invoice.js';

const issue = (changes: Partial<IssuedInvoice> = {}, series = 'F2026') => {
  const { number: _, ...invoice } = { ...issuedInvoice, ...changes };
  return new IssueInvoice({ series, invoice }, contextAt());
};

describe('issuing a document', () => {
  it('gives the first of a series number one', () => {
    given(ledgerDecider).when(issue()).then([invoiceIssued()]);
  });

  it('gives the next of a series the next number', () => {
    given(ledgerDecider, [invoiceIssued(), invoiceIssued({ sourceId: 'b', number: 'F2026-000002' })])
      .when(issue({ sourceId: 'c' }))
      .then([invoiceIssued({ sourceId: 'c', number: 'F2026-000003' })]);
  });

  it('issues nothing for a known source, also when its facts differ', () => {
    given(ledgerDecider, [invoiceIssued()])
      .when(issue({ totalCents: 1 }))
      .thenNothing();
  });
});
