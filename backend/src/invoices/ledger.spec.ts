import { expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { ledgerDecider } from './ledger.decider.js';
import { invoiceIssued, storedLedgerEvents } from './ledger.fixtures.js';
import { evolve, initialLedger, seriesOf } from './ledger.js';

describe('the ledger', () => {
  it('keeps invoices and corrections in one series of a year, and credit notes in another', () => {
    const kinds = ['invoice', 'correction', 'credit-note'] as const;
    expect(kinds.map((kind) => seriesOf(kind, '2026-12-31'))).toEqual(['F2026', 'F2026', 'C2026']);
    expect(seriesOf('invoice', '2027-01-01')).toBe('F2027');
  });

  it('folds every stored version', () => expectStoredSamplesToFold(ledgerDecider, storedLedgerEvents));

  it('leaves the former state unchanged', () => {
    const one = evolve(initialLedger, invoiceIssued());
    evolve(one, invoiceIssued({ sourceId: 'b' }));
    expect([initialLedger.places.size, one.places.size]).toEqual([0, 1]);
  });
});
