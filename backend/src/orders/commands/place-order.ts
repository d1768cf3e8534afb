import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import type { Order } from '../order.js';
import type { OrderEvent, OrderLine, PlacedOrder, SoldProduct } from '../order.events.js';
import { orderVat, taxedLine } from '../order-vat.js';

/** Places an order. `orderId` derives from the payment, so a second settlement is idempotent. */
export class PlaceOrder extends Command<{ orderId: string } & PlacedOrder> {
  override readonly begins = true;
}

export const placeOrder: Rule<PlaceOrder, Order, OrderEvent> = ({ payload, context }, order) => {
  if (order.status !== 'none') return [];
  const { orderId, ...agreed } = payload;
  const lines = agreed.lines.map(taxedLine); // a checkout may have begun before the shop was updated
  const sold = {
    saleId: orderId,
    products: soldProducts(lines),
    vat: orderVat(lines, agreed, amsterdamDay(context.at)),
  };
  return [{ type: 'OrderPlaced', data: { ...agreed, lines, ...sold } }];
};

function soldProducts(lines: readonly OrderLine[]): SoldProduct[] {
  const sold = new Map<number, SoldProduct>();
  for (const { productId, quantity, subscription, totalCents } of lines) {
    const sum = sold.get(productId) ?? { productId, pieces: 0, totalCents: 0 };
    const pieces = sum.pieces + quantity * (subscription?.jars ?? 1);
    sold.set(productId, { productId, pieces, totalCents: sum.totalCents + totalCents });
  }
  return [...sold.values()];
}
