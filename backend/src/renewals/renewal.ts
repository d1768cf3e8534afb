import type { AgreedOrder } from '../orders/order.events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { piecesOf } from '../subscriptions/delivery-terms.js';
import type { SubscriptionTerms } from '../subscriptions/subscription.events.js';

/** One id for a delivery: its order, its stock reservation and its row in `renewal_payments`. */
export function renewalIdOf(subscriptionId: string, cycle: number): string {
  return deterministicId('renewal', subscriptionId, cycle);
}

/** Derives from the payment, so that releasing a dead payment never touches the next one's reservation. */
export function customerReservationOf(paymentIntentId: string): string {
  return deterministicId('customer-hold', paymentIntentId);
}

/** Builds the order of a delivery from its terms. */
export function orderOf(
  terms: SubscriptionTerms,
  renewal: { subscriptionId: string; cycle: number },
): Omit<AgreedOrder, 'paymentIntentId'> {
  const { contactId, productId, slug, productName, imageUrl, quantity } = terms;
  const { jars, frequency, listCents, discountPercent, priceCents, shippingCents, vatRate } = terms;
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
        vatRate,
        subscription: { jars, frequency, listCents, discountPercent, shippingCents },
      },
    ],
    subtotalCents: priceCents,
    savingsCents: listTotalCents - priceCents,
    shippingCents,
    discountCents: 0,
    discountCode: null,
    totalCents: priceCents + shippingCents,
    termsVersion: null,
    renewal,
    replaces: null,
    addsTo: null,
  };
}
