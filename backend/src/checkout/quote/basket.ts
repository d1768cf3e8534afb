import { maxJarsPerLine, type BasketItem } from '../../../../contracts/checkout.js';
import type { BasketLine } from '../../../../pricing/price-line.js';
import type { ProductForSale } from '../../catalog/product-records.query.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';

export interface CheckoutLine {
  id: string;
  product: ProductForSale;
  quantity: number;
  subscription: { jars: number; frequency: number } | null;
}

const planPattern = /^(.+)-(\d{1,2})-([123])$/;

export function candidateSlugs(items: readonly BasketItem[]): string[] {
  return items.flatMap(({ id }) => {
    const plan = planPattern.exec(String(id));
    return plan ? [String(id), plan[1]!] : [String(id)];
  });
}

/** An exact slug or id, else `{slug}-{jars}-{frequency}`; explicit fields win. Throws `product-unavailable`. */
export function readBasket(items: readonly BasketItem[], products: readonly ProductForSale[]): CheckoutLine[] {
  return items.map((item) => readItem(item, products));
}

function readItem(item: BasketItem, products: readonly ProductForSale[]): CheckoutLine {
  const id = String(item.id);
  const exact = products.find((product) => product.slug === id || String(product.id) === id);
  const plan = exact ? null : planPattern.exec(id);
  const product = exact ?? products.find(({ slug }) => slug === plan?.[1]);
  if (!product?.isActive)
    throw new DomainError('product-unavailable', { name: product?.name ?? 'Dit product', line: id });
  const subscribes = item.isSubscription ?? plan !== null;
  if (!subscribes) return { id, product, quantity: item.quantity, subscription: null };
  if (!product.subscriptionEnabled) throw new DomainError('product-unavailable', { name: product.name, line: id });
  const jars = item.subscriptionJars ?? Number(plan?.[2] ?? 1);
  const frequency = item.subscriptionFrequency ?? Number(plan?.[3] ?? 1);
  if (jars < 1 || jars > maxJarsPerLine)
    throw new InvalidInputError({ items: `Kies 1 tot en met ${maxJarsPerLine} potten` });
  return { id, product, quantity: item.quantity, subscription: { jars, frequency } };
}

export function pricingLine({ product, quantity, subscription }: CheckoutLine): BasketLine {
  const { subscriptionDiscount: discountPercent, priceCents: listCents, referenceCents, freePieces } = product;
  if (!subscription) return { kind: 'one-off', listCents, quantity, referenceCents, freePieces };
  return { kind: 'subscription', listCents, quantity, jars: subscription.jars, discountPercent };
}
