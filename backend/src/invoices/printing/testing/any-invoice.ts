import fc from 'fast-check';
import { splitVat } from '../../../../../pricing/vat.js';
import type { PrintedInvoice } from '../../invoice.js';
import { buyer, creditNoteOf, invoiceOf, lineOf } from '../invoices.fixtures.js';

const anyText = fc.string({
  unit: fc.constantFrom(...'abc &<>"\'üéłŞß–№漢🎉ж\u0301\u200d\n'),
  minLength: 1,
  maxLength: 60,
});
const anyName = anyText.map((text) => `Pot ${text}`);
const anyLine = fc.record({
  description: anyName,
  quantity: fc.integer({ min: 1, max: 12 }),
  listedCents: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 60_000 })),
  rate: fc.constantFrom('low', 'high', 'zero'),
} as const);

/** Any document of an order: lines from nothing upwards, three rates, a discount, shipping, with or without a buyer. */
export const anyInvoice: fc.Arbitrary<PrintedInvoice> = fc
  .record({
    goods: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    discountShare: fc.constantFrom(0, 0.001, 0.1, 0.5, 1),
    shippingCents: fc.constantFrom(0, 1, 495, 699),
    name: fc.option(anyName),
    method: fc.constantFrom('ideal', 'card', 'sepa_debit', 'klarna', null),
    isCreditNote: fc.boolean(),
  })
  .map(({ goods, discountShare, shippingCents, name, method, isCreditNote }) => {
    const lines = goods.map((line) => lineOf({ ...line, grossCents: line.listedCents }));
    const listedCents = lines.reduce((sum, line) => sum + line.listedCents, 0);
    const split = splitVat(
      lines.map(({ rate, percent, listedCents: totalCents }) => ({ rate, percent, totalCents })),
      { shippingCents, discountCents: Math.floor(listedCents * discountShare) },
    );
    const paid = lines.map((line, index) => ({ ...line, grossCents: split.lineCents[index]! }));
    const shipping = split.shipping.map(({ rate, cents }) =>
      lineOf({ description: 'Verzending', quantity: 1, rate, grossCents: cents, isShipping: true }),
    );
    const given = { method, buyer: name === null ? null : { ...buyer, name }, amounts: split.amounts };
    return isCreditNote ? creditNoteOf([...paid, ...shipping], given) : invoiceOf([...paid, ...shipping], given);
  });
