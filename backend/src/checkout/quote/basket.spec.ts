import { BasketItemSchema } from '../../../../contracts/checkout.js';
import type { ProductForSale } from '../../catalog/product-records.query.js';
import { type DomainError } from '../../platform/errors/domain-error.js';
import { readBasket } from './basket.js';

const product = (changes: Partial<ProductForSale>): ProductForSale => ({
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
  ...changes,
});
const sleep = product({ id: 2, slug: 'sleep-well', name: 'Sleep Well', subscriptionEnabled: false });
const products = [product({}), sleep];

function refusal(work: () => unknown): DomainError {
  try {
    work();
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('was not refused');
}

describe('reading a basket', () => {
  it('takes a slug or a numeric id as a one-off line', () => {
    const lines = readBasket(
      [
        { id: 'energy-boost', quantity: 2 },
        { id: 2, quantity: 1 },
      ],
      products,
    );
    expect(lines.map((line) => [line.product.id, line.quantity, line.subscription])).toEqual([
      [1, 2, null],
      [2, 1, null],
    ]);
  });

  it('reads a plan from the id, and lets explicit fields decide', () => {
    expect(readBasket([{ id: 'energy-boost-3-2', quantity: 1 }], products)[0]!.subscription).toEqual({
      jars: 3,
      frequency: 2,
    });
    const explicit = {
      id: 'energy-boost',
      quantity: 1,
      isSubscription: true,
      subscriptionJars: 2,
      subscriptionFrequency: 3 as const,
    };
    expect(readBasket([explicit], products)[0]!.subscription).toEqual({ jars: 2, frequency: 3 });
  });

  it('prefers a product whose slug happens to look like a plan', () => {
    const odd = product({ id: 3, slug: 'energy-boost-2-1', name: 'Oud pakket' });
    expect(readBasket([{ id: 'energy-boost-2-1', quantity: 1 }], [...products, odd])[0]).toMatchObject({
      product: { id: 3 },
      subscription: null,
    });
  });

  it('names the line that cannot be bought', () => {
    expect(refusal(() => readBasket([{ id: 'weg', quantity: 1 }], products))).toMatchObject({
      code: 'product-unavailable',
      details: { line: 'weg' },
    });
    expect(refusal(() => readBasket([{ id: 'energy-boost', quantity: 1 }], [product({ isActive: false })])).code).toBe(
      'product-unavailable',
    );
    expect(refusal(() => readBasket([{ id: 'sleep-well-2-1', quantity: 1 }], products)).details).toMatchObject({
      name: 'Sleep Well',
    });
  });
});

describe('a basket item on the wire', () => {
  it.each([0, -1, 1.5, 1e6, '2x', null, NaN])('refuses quantity %p with a Dutch sentence', (quantity) => {
    const parsed = BasketItemSchema.safeParse({ id: 'energy-boost', quantity });
    expect(parsed.error?.issues[0]?.message).toMatch(/Aantal|minstens 1/);
  });

  it('refuses a plan that is not sold', () => {
    expect(BasketItemSchema.safeParse({ id: 'a', quantity: 1, subscriptionJars: 0 }).success).toBe(false);
    expect(BasketItemSchema.safeParse({ id: 'a', quantity: 1, subscriptionFrequency: 4 }).success).toBe(false);
    expect(BasketItemSchema.safeParse({ id: 'a', quantity: 1, price: 1 }).success).toBe(false);
  });
});
