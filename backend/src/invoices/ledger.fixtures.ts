import type { StoredSample } from '../testing/recorded-events.js';
import type { IssuedInvoice, Seller } from './invoice.js';
import type { LedgerEvent } from './ledger.events.js';

export const seller: Seller = {
  name: 'Gommie B.V.',
  address: 'Keizersgracht 1',
  postalCode: '1015 CN',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '90000001',
  vatId: 'NL900000009B01',
  email: 'hallo@gommie.example',
  phone: '+31 20 123 4567',
};

/** An invoice of one jar at 9 %, € 24.95. */
export const issuedInvoice: IssuedInvoice = {
  kind: 'invoice',
  number: 'F2026-000001',
  sourceId: '3f1d6d0c-0000-4000-8000-000000000001',
  orderId: '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01',
  orderNumber: '2026-000123',
  issuedOn: '2026-03-02',
  suppliedOn: '2026-03-02',
  seller,
  lines: [
    {
      description: 'Energy Boost',
      quantity: 1,
      listedCents: 2495,
      grossCents: 2495,
      rate: 'low',
      percent: 9,
      isShipping: false,
    },
  ],
  amounts: [{ rate: 'low', percent: 9, grossCents: 2495, vatCents: 206 }],
  totalCents: 2495,
  discountCode: null,
  paymentIntentId: 'pi_one',
  method: 'ideal',
  refundId: null,
  refersTo: null,
};

/** The credit note of `issuedInvoice`. */
export const issuedCreditNote: IssuedInvoice = {
  ...issuedInvoice,
  kind: 'credit-note',
  number: 'C2026-000001',
  sourceId: '3f1d6d0c-0000-4000-8000-000000000002',
  issuedOn: '2026-03-09',
  suppliedOn: '2026-03-09',
  refundId: 'refund:1',
  refersTo: { number: issuedInvoice.number, issuedOn: issuedInvoice.issuedOn },
};

export const invoiceIssued = (changes: Partial<IssuedInvoice> = {}): LedgerEvent => ({
  type: 'InvoiceIssued',
  data: { ...issuedInvoice, ...changes },
});

/** Data exactly as stored: a new version adds a sample and keeps the old ones. */
export const storedLedgerEvents: StoredSample[] = [{ type: 'InvoiceIssued', version: 1, data: issuedInvoice }];
