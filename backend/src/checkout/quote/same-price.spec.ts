import fc from 'fast-check';
import type { BasketItem } from '../../../../contracts/checkout.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { priceBasket, type BasketPrice, type Coupon } from '../../../../pricing/price-basket.js';
import type { BasketLine, PricedLine } from '../../../../pricing/price-line.js';
import type { ProductForSale } from '../../catalog/product-records.query.js';
import { readBasket } from './basket.js';
import { orderLines } from './order-lines.js';
import { quoteFor, withDiscount } from './quote.js';

/** What the browser does with a basket line. Only seen from here: no program may import both sides. */
interface FrontEnd {
  lineFor(product: object, quantity: number, plan: object | null): object;
  toPricing(line: object): BasketLine;
  toWire(line: object): BasketItem;
}

type LineCents = Pick<PricedLine, 'unitCents' | 'totalCents' | 'listTotalCents'>;

const promotions = fc.option(fc.record({ buy: fc.integer({ min: 1, max: 3 }), free: fc.integer({ min: 1, max: 3 }) }));
const references = fc.option(fc.integer({ min: 1, max: 60_000 }));
const shelf = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 100 }), promotions, references), {
    minLength: 1,
    maxLength: 5,
  })
  .map((products) =>
    products.map(([priceCents, subscriptionDiscount, freePieces, referenceCents], index) => {
      const slug = `jar-${index}`;
      return { slug, priceCents, subscriptionDiscount, freePieces, referenceCents };
    }),
  );
const choices = fc.array(
  fc.record({
    product: fc.nat(),
    quantity: fc.integer({ min: 1, max: 20 }),
    plan: fc.option(fc.record({ jars: fc.integer({ min: 1, max: 12 }), frequency: fc.constantFrom(1, 2, 3) })),
  }),
  { minLength: 1, maxLength: 8 },
);
const rates = fc.record({
  freeFromCents: fc.integer({ min: 0, max: 20_000 }),
  costCents: fc.integer({ min: 0, max: 2_000 }),
});
const discount = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 100_000 }) }),
    fc.constant({ type: 'free_shipping' as const, value: 0 }),
  ),
);

const ofBasket = fc
  .array(
    fc.record({
      priority: fc.nat(3),
      isExclusive: fc.boolean(),
      minSubtotalCents: fc.nat(20_000),
      benefit: fc.oneof(
        fc.record({ type: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 90 }) }),
        fc.record({ type: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 5000 }) }),
      ),
    }),
    { maxLength: 2 },
  )
  .map((all) => all.map((one, id) => ({ ...one, id })));

describe('ten thousand baskets', () => {
  it('cost in the browser what the server charges, with a code and without', async () => {
    const folder = ['..', '..', '..', '..', 'frontend', 'src', 'lib', 'basket'].join('/');
    const parts = await Promise.all(['basket-line.js', 'line-forms.js'].map((file) => import(`${folder}/${file}`)));
    const frontEnd = Object.assign({}, ...parts) as FrontEnd;
    fc.assert(
      fc.property(shelf, choices, rates, discount, ofBasket, (products, basket, shipping, code, promoted) => {
        const lines = basket.map(({ product, quantity, plan }) => {
          const { slug, priceCents, subscriptionDiscount, freePieces, referenceCents } =
            products[product % products.length]!;
          const referencePrice = referenceCents === null ? null : centsToDecimal(referenceCents);
          const card = {
            slug,
            name: slug,
            imageUrl: '',
            price: centsToDecimal(priceCents),
            referencePrice,
            badge: null,
            freePieces,
          };
          return frontEnd.lineFor(card, quantity, plan && { ...plan, discountPercent: subscriptionDiscount });
        });
        const shown = priceBasket(lines.map(frontEnd.toPricing), shipping, code && shownCoupon(code), promoted);
        const bought = readBasket(lines.map(frontEnd.toWire), products.map(forSale));
        const plain = quoteFor(bought, shipping, '2026-03-28', promoted);
        const frozen = orderLines(bought, plain, shipping);
        const charged = withDiscount(plain, frozen, shipping, code && { code: 'CODE', ...code }, '2026-03-28');
        expect(centsOf(charged)).toEqual(centsOf(shown));
        expect(centsOf(withDiscount(charged, frozen, shipping, null, '2026-03-28'))).toEqual(centsOf(plain));
      }),
      { numRuns: 10_000 },
    );
  });
});

type Shelved = Pick<ProductForSale, 'slug' | 'priceCents' | 'referenceCents' | 'subscriptionDiscount' | 'freePieces'>;

function forSale({ slug, ...product }: Shelved, id: number) {
  const sold: ProductForSale = {
    ...product,
    fullCents: product.priceCents,
    promotions: [],
    id: id + 1,
    slug,
    name: slug,
    imageUrl: '',
    badge: null,
    vatRate: 'low',
    isActive: true,
    subscriptionEnabled: true,
  };
  return sold;
}

/** Every amount, in one list. */
function centsOf(price: Omit<BasketPrice, 'missingForFreeShippingCents' | 'lines'> & { lines: LineCents[] }): number[] {
  const { subtotalCents, savingsCents, shippingCents, discountCents, totalCents } = price;
  const lines = price.lines.flatMap((line) => [line.unitCents, line.totalCents, line.listTotalCents]);
  return [subtotalCents, savingsCents, shippingCents, discountCents, totalCents, ...lines];
}

/** The coupon as a page shows it: from what the answer of the server says about the code. */
function shownCoupon({ type, value }: { type: Coupon['type']; value: number }): Coupon {
  if (type === 'percentage') return { type, percent: value / 100 };
  return type === 'fixed' ? { type, cents: value } : { type };
}
