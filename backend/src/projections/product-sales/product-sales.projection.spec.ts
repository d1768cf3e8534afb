import { orderCancelled, orderPlaced, paidAt, paymentCaptured } from '../../orders/order.fixtures.js';
import { recorded } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { productSales } from './product-sales.projection.js';

describe('product-sales', () => {
  it('counts the pieces of paid orders, jars of subscriptions too', () => {
    const rows = foldProjection(productSales, [
      recorded('order-1', orderPlaced()),
      recorded('order-1', paymentCaptured()),
      recorded('order-2', paymentCaptured()),
      recorded('order-3', orderPlaced()),
    ]);
    expect(rows).toEqual([
      { productId: 7, units: 4, revenueCents: 8984 },
      { productId: 8, units: 4, revenueCents: 7344 },
    ]);
  });

  it('takes a cancelled order off again, when it had been paid', () => {
    const rows = foldProjection(productSales, [
      recorded('order-1', paymentCaptured()),
      recorded('order-2', paymentCaptured()),
      recorded('order-1', orderCancelled({ paidAt })),
      recorded('order-3', orderCancelled()),
    ]);
    expect(rows).toEqual([
      { productId: 7, units: 2, revenueCents: 4492 },
      { productId: 8, units: 2, revenueCents: 3672 },
    ]);
  });
});
