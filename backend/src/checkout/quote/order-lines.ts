import type { Quote } from '../../../../contracts/checkout.js';
import { planPrice } from '../../../../pricing/plan-price.js';
import type { ShippingRates } from '../../../../pricing/price-basket.js';
import type { OrderLine } from '../../orders/order.events.js';
import type { CheckoutLine } from './basket.js';

/** The lines as the order will store them: names, prices and subscription terms frozen at the moment of the quote. */
export function orderLines(lines: readonly CheckoutLine[], quote: Quote, shipping: ShippingRates): OrderLine[] {
  return lines.map((line, index) => {
    const { product, quantity, subscription } = line;
    const { unitCents, totalCents, listTotalCents } = quote.lines[index]!;
    return {
      lineId: String(index + 1),
      productId: product.id,
      slug: product.slug,
      productName: product.name,
      imageUrl: product.imageUrl,
      quantity,
      unitCents,
      totalCents,
      listTotalCents,
      vatRate: product.vatRate,
      subscription: subscription && { ...subscription, ...subscriptionTerms(line, subscription, shipping) },
    };
  });
}

/** A subscription is charged again later, so the first payment must save the payment method with a mandate. */
export function needsMandate(lines: readonly OrderLine[]): boolean {
  return lines.some(({ subscription }) => subscription !== null);
}

/** Whether both buy the same pieces of the same products on the same plans, in whatever order and at whatever price. */
export function isSamePurchase(one: readonly OrderLine[], other: readonly OrderLine[]): boolean {
  return purchaseKey(one) === purchaseKey(other);
}

function purchaseKey(lines: readonly OrderLine[]): string {
  const pieces = new Map<string, number>();
  for (const { productId, quantity, subscription } of lines) {
    const key = `${productId}/${subscription?.jars ?? 0}/${subscription?.frequency ?? 0}`;
    pieces.set(key, (pieces.get(key) ?? 0) + quantity);
  }
  return [...pieces]
    .map(([key, count]) => `${key}x${count}`)
    .sort()
    .join(' ');
}

function subscriptionTerms({ product, quantity }: CheckoutLine, { jars }: { jars: number }, shipping: ShippingRates) {
  const { priceCents: listCents, subscriptionDiscount: discountPercent } = product;
  const { shippingCents } = planPrice({ listCents, quantity, jars, discountPercent }, shipping);
  return { listCents, discountPercent, shippingCents };
}
