import { vatAmounts, type VatRate } from '../../../../pricing/vat.js';
import type { Buyer, InvoiceLine, PrintedInvoice, Seller } from '../invoice.js';

export const seller: Seller = {
  name: 'Gommie',
  address: 'Keizersgracht 100',
  postalCode: '1015 AA',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vatId: 'NL001234567B01',
  email: 'hallo@gommie.example',
  phone: '+31 20 123 45 67',
};

export const buyer: Buyer = {
  name: 'Zoë Müller & Łukasz Şahin',
  address: 'Dorpsstraat 1',
  postalCode: '1234 AB',
  city: 'Utrecht',
  country: 'NL',
};

const percents: Record<VatRate, number> = { high: 21, low: 9, zero: 0 };

/** A line of jars at the low rate, 24.95 each, unless `given` says otherwise. */
export function lineOf(given: Partial<InvoiceLine> = {}): InvoiceLine {
  const { quantity = 2, rate = 'low' } = given;
  const grossCents = given.grossCents ?? 2495 * quantity;
  const line = { description: 'Sleep Well', quantity, listedCents: grossCents, grossCents, rate };
  return { ...line, percent: percents[rate], isShipping: false, ...given };
}

/** A consistent invoice of these lines: its amounts and total follow from them. */
export function invoiceOf(lines: InvoiceLine[], given: Partial<PrintedInvoice> = {}): PrintedInvoice {
  return {
    kind: 'invoice',
    number: 'F2026-000001',
    sourceId: '5a0e6a3c-1b0e-4a0e-9a3e-0000000000f1',
    orderId: '0b5c2c2e-52a5-5f0e-8a53-3f3c2c3d1a01',
    orderNumber: '2026-000123',
    issuedOn: '2026-03-28',
    suppliedOn: '2026-03-28',
    seller,
    buyer,
    isChargeback: false,
    lines,
    amounts: vatAmounts(lines.map(({ rate, percent, grossCents }) => ({ rate, percent, cents: grossCents }))),
    totalCents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
    discountCode: null,
    paymentIntentId: 'pi_one',
    method: 'ideal',
    refundId: null,
    refersTo: null,
    ...given,
  };
}

export const creditNoteOf = (lines: InvoiceLine[], given: Partial<PrintedInvoice> = {}): PrintedInvoice =>
  invoiceOf(lines, {
    ...{ kind: 'credit-note', number: 'C2026-000001', issuedOn: '2026-04-02', suppliedOn: '2026-04-02' },
    refundId: 're_one',
    refersTo: { number: 'F2026-000001', issuedOn: '2026-03-28' },
    ...given,
  });

/** Goods at two rates, a discount over all lines and shipping at both rates. */
export const twoRates: PrintedInvoice = invoiceOf(
  [
    lineOf({ description: 'Sleep Well', listedCents: 4990, grossCents: 4491 }),
    lineOf({ description: 'Shaker', quantity: 1, rate: 'high', listedCents: 995, grossCents: 896 }),
    lineOf({ description: 'Verzending', quantity: 1, grossCents: 420, isShipping: true }),
    lineOf({ description: 'Verzending', quantity: 1, rate: 'high', grossCents: 75, isShipping: true }),
  ],
  { discountCode: 'WELKOM10' },
);
