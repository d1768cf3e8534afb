import { orderLines } from './order-lines.js';
import { quoteFor, withDiscount } from './quote.js';
import type { ProductForSale } from '../../catalog/product-records.query.js';
import type { CheckoutLine } from './basket.js';

const shipping = { freeFromCents: 6500, costCents: 699 };
const energy: ProductForSale = {
  id: 1,
  slug: 'energy-boost',
  name: 'Energy Boost',
  imageUrl: '/a-1200.webp',
  priceCents: 2495,
  referenceCents: 2495,
  freePieces: null,
  fullCents: 2495,
  promotions: [],
  badge: null,
  vatRate: 'low',
  isActive: true,
  subscriptionEnabled: true,
  subscriptionDiscount: 20,
};
const twoPieces: CheckoutLine = { id: 'energy-boost', product: energy, quantity: 2, subscription: null };
const plan: CheckoutLine = {
  id: 'energy-boost-3-2',
  product: energy,
  quantity: 1,
  subscription: { jars: 3, frequency: 2 },
};

const day = '2026-03-28';

describe('a quote', () => {
  it('charges what the price function says, with shipping below the threshold', () => {
    expect(quoteFor([twoPieces], shipping, day)).toMatchObject({
      lines: [{ id: 'energy-boost', unitCents: 2246, totalCents: 4492, listTotalCents: 4990 }],
      subtotalCents: 4492,
      savingsCents: 498,
      shippingCents: 699,
      totalCents: 5191,
    });
  });

  it('ships free at the threshold and gives plans no volume discount', () => {
    expect(quoteFor([twoPieces, plan], shipping, day)).toMatchObject({
      subtotalCents: 4492 + 5988,
      shippingCents: 0,
      totalCents: 10480,
    });
  });

  it('states the VAT inside its total by percentage, also with a code', () => {
    const service: CheckoutLine = { ...twoPieces, id: 'box', product: { ...energy, vatRate: 'high' } };
    const quote = quoteFor([twoPieces, service], { ...shipping, freeFromCents: 0 }, day);
    expect(quote.vat).toEqual([
      { percent: 21, vatCents: 780 },
      { percent: 9, vatCents: 371 },
    ]);
    const lines = orderLines([twoPieces, service], quote, shipping);
    const half = { code: 'HELFT', type: 'percentage', value: 5000 } as const;
    expect(withDiscount(quote, lines, { ...shipping, freeFromCents: 0 }, half, day).vat).toEqual([
      { percent: 21, vatCents: 390 },
      { percent: 9, vatCents: 185 },
    ]);
  });
});

describe('an offer of a 1+1 product', () => {
  const basket = [{ ...twoPieces, product: { ...energy, freePieces: { buy: 1, free: 1 } } }];
  const quote = quoteFor(basket, shipping, day);
  const lines = orderLines(basket, quote, shipping);

  it('charges one of two pieces', () => {
    expect(quote).toMatchObject({ subtotalCents: 2495, savingsCents: 2495, shippingCents: 699, totalCents: 3194 });
    expect(lines).toMatchObject([{ quantity: 2, unitCents: 1248, totalCents: 2495, listTotalCents: 4990 }]);
  });

  it('keeps its price when a code is applied and removed', () => {
    const coded = withDiscount(quote, lines, shipping, { code: 'NIEUW10', type: 'percentage', value: 1000 }, day);
    expect(coded).toMatchObject({ subtotalCents: 2495, discountCents: 250, totalCents: 2944 });
    expect(withDiscount(coded, lines, shipping, null, day)).toEqual(quote);
  });
});

describe('the lines of the order', () => {
  it('freeze the terms of a plan, with the shipping of a delivery that is sent alone', () => {
    const basket = [twoPieces, plan];
    const [piece, subscription] = orderLines(basket, quoteFor(basket, shipping, day), shipping);
    expect(piece).toMatchObject({ lineId: '1', productId: 1, quantity: 2, totalCents: 4492, subscription: null });
    expect(subscription?.subscription).toEqual({
      jars: 3,
      frequency: 2,
      listCents: 2495,
      discountPercent: 20,
      shippingCents: 699,
    });
  });

  it('ship two plans of one line together, free when the line reaches the threshold', () => {
    const two = [{ ...plan, quantity: 2 }];
    expect(orderLines(two, quoteFor(two, shipping, day), shipping)).toMatchObject([
      { subscription: { shippingCents: 0 } },
    ]);
  });
});
