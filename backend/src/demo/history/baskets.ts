import type { OrderLine } from '../../orders/order.events.js';
import { priceBasket, type Coupon, type ShippingRates } from '../../../../pricing/price-basket.js';
import type { BasketLine } from '../../../../pricing/price-line.js';
import type { FreePieces } from '../../../../pricing/promotions.js';
import type { Random } from './random.js';

/** `stock` is the stock at the end of the history; null is unlimited. */
export interface HistoryProduct {
  id: number;
  slug: string;
  name: string;
  imageUrl: string;
  priceCents: number;
  /** The promotion of the product. */
  freePieces: FreePieces | null;
  vatRate: OrderLine['vatRate'];
  subscriptionEnabled: boolean;
  subscriptionDiscount: number;
  stock: number | null;
  createdAt: Date;
}

/** Amounts in cents. */
export interface HistoryBasket {
  lines: OrderLine[];
  subtotalCents: number;
  savingsCents: number;
  shippingCents: number;
  discountCents: number;
  totalCents: number;
}

interface Choice {
  product: HistoryProduct;
  lineId: string;
  line: BasketLine;
  subscription: OrderLine['subscription'];
}

/** One to four lines, sometimes with a subscription. */
export function randomBasket(
  products: readonly HistoryProduct[],
  shipping: ShippingRates,
  coupon: Coupon | null,
  random: Random,
): HistoryBasket {
  const size = Math.min(random.weighted([[1, 45], [2, 30], [3, 16], [4, 9]]), products.length); // oxfmt-ignore
  const chosen = new Set<HistoryProduct>();
  while (chosen.size < size) chosen.add(popular(products, random));
  const subscribes = random.chance(0.14);
  const choices = [...chosen].map((product, index) =>
    subscribes && index === 0 && product.subscriptionEnabled
      ? plan(product, shipping, random)
      : oneOff(product, random),
  );
  return priced(choices, shipping, coupon);
}

/** The first products of the list sell best. */
function popular(products: readonly HistoryProduct[], random: Random): HistoryProduct {
  return products[Math.floor(random() ** 1.7 * products.length)]!;
}

function oneOff(product: HistoryProduct, random: Random): Choice {
  const quantity = random.weighted([[1, 60], [2, 25], [3, 13], [4, 2]]); // oxfmt-ignore
  const line: BasketLine = { kind: 'one-off', listCents: product.priceCents, quantity, freePieces: product.freePieces };
  return { product, lineId: product.slug, line, subscription: null };
}

function plan(product: HistoryProduct, shipping: ShippingRates, random: Random): Choice {
  const jars = random.weighted([[1, 50], [2, 35], [3, 15]]); // oxfmt-ignore
  const frequency = random.weighted([[1, 55], [2, 27], [3, 18]]); // oxfmt-ignore
  const terms = { jars, listCents: product.priceCents, discountPercent: product.subscriptionDiscount };
  const line = { kind: 'subscription', ...terms, quantity: 1 } as const;
  const { shippingCents } = priceBasket([line], shipping);
  const lineId = `${product.slug}-${jars}-${frequency}`;
  return { product, lineId, line, subscription: { ...terms, frequency, shippingCents } };
}

function priced(choices: readonly Choice[], shipping: ShippingRates, coupon: Coupon | null): HistoryBasket {
  const price = priceBasket(
    choices.map(({ line }) => line),
    shipping,
    coupon,
  );
  const { subtotalCents, savingsCents, shippingCents, discountCents, totalCents } = price;
  const lines = choices.map(({ product, lineId, line, subscription }, index): OrderLine => {
    const { savingsCents: _, ...amounts } = price.lines[index]!;
    const bought = { productId: product.id, slug: product.slug, productName: product.name, imageUrl: product.imageUrl };
    const { vatRate } = product;
    return { lineId, ...bought, quantity: line.quantity, ...amounts, vatRate, subscription };
  });
  return { lines, subtotalCents, savingsCents, shippingCents, discountCents, totalCents };
}
