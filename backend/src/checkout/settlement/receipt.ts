import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { Receipt, StartedPlan } from '../../../../contracts/checkout.js';
import { paymentMethodName } from '../../../../contracts/payments/payment-methods.js';
import type { OrderLine } from '../../orders/order.events.js';
import type { Purchase } from '../../orders/order-reader.query.js';
import { nextDelivery } from '../../subscriptions/next-delivery.js';
import type { IssuedQuote } from '../quote/issued-quotes.js';

/** What the result page shows of an order. The lines of quote and order correspond. */
export function receiptOf(
  { quote, lines }: Pick<IssuedQuote, 'quote' | 'lines'>,
  method: string | null,
  { payment, placedAt }: Purchase,
): Receipt {
  return {
    ...quote,
    lines: quote.lines.map(({ id, slug, name, quantity, totalCents, subscription }, index) => {
      return { id, slug, name, quantity, totalCents, subscription, imageUrl: lines[index]!.imageUrl };
    }),
    plans: quote.lines.flatMap(({ id }, index) => planOf(id, lines[index]!, payment?.paidAt ?? null)),
    placedAt,
    dispatchOn: payment?.dispatchOn ?? null,
    paymentMethod: paymentMethodName(method),
  };
}

/** The day of payment is the anchor of a subscription, and its terms are those of the order line. */
function planOf(id: string, { quantity, totalCents, subscription }: OrderLine, paidAt: string | null): StartedPlan[] {
  if (!subscription) return [];
  const { jars, frequency, shippingCents } = subscription;
  return [
    {
      id,
      jars: quantity * jars,
      frequency,
      shippingCents,
      deliveryCents: totalCents + shippingCents,
      nextDeliveryDate: paidAt && nextDelivery(amsterdamDay(paidAt), 1, frequency),
    },
  ];
}
