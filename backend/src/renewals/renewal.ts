import type { PlacedOrder } from '../orders/order.events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import type { SubscriptionTerms } from '../subscriptions/subscription.events.js';

/** A delivery of a running subscription: one payment, one order, one hold on the stock, all under one id. */
export function renewalIdOf(subscriptionId: string, cycle: number): string {
  return deterministicId('renewal', subscriptionId, cycle);
}

/**
 * What is held for a customer who pays a delivery by the link. It goes by the payment: letting go of what nobody can pay
 * any more never touches what is held for the payment that came after it.
 */
export function customerHoldOf(paymentIntentId: string): string {
  return deterministicId('customer-hold', paymentIntentId);
}

/** What one delivery costs, shipping included. */
export function amountOf({ priceCents, shippingCents }: SubscriptionTerms): number {
  return priceCents + shippingCents;
}

/** Jars of one delivery. */
export function piecesOf({ quantity, jars }: SubscriptionTerms): number {
  return quantity * jars;
}

/** The order of a delivery, as it was agreed when the subscription started. */
export function orderOf(
  terms: SubscriptionTerms,
  renewal: { subscriptionId: string; cycle: number },
): Omit<PlacedOrder, 'orderNumber' | 'paymentIntentId'> {
  const { contactId, productId, slug, productName, imageUrl, quantity } = terms;
  const { jars, frequency, listCents, discountPercent, priceCents, shippingCents } = terms;
  const listTotalCents = listCents * piecesOf(terms);
  return {
    checkoutId: renewalIdOf(renewal.subscriptionId, renewal.cycle),
    contactId,
    currency: 'EUR',
    lines: [
      {
        lineId: '1',
        ...{ productId, slug, productName, imageUrl, quantity },
        unitCents: Math.round(priceCents / quantity),
        totalCents: priceCents,
        listTotalCents,
        subscription: { jars, frequency, listCents, discountPercent, shippingCents },
      },
    ],
    subtotalCents: priceCents,
    savingsCents: listTotalCents - priceCents,
    shippingCents,
    discountCents: 0,
    discountCode: null,
    totalCents: priceCents + shippingCents,
    renewal,
  };
}
