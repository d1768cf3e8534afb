import { orderCancelled, orderPlaced, paidAt, paymentCaptured, piecesCancelled } from '../../orders/order.fixtures.js';
import { recorded } from '../../testing/recorded-events.js';
import { foldProjection } from '../fold-projection.fixtures.js';
import { productSalesByDay } from './product-sales-by-day.projection.js';

describe('product-sales-by-day', () => {
  it('counts the pieces of paid orders, including the jars of subscriptions', () => {
    const rows = foldProjection(productSalesByDay, [
      recorded('order-1', orderPlaced()),
      recorded('order-1', paymentCaptured()),
      recorded('order-2', paymentCaptured()),
      recorded('order-3', orderPlaced()),
    ]);
    expect(rows).toEqual([
      { id: '7/2026-03-02', productId: 7, day: '2026-03-02', units: 4, revenueCents: 8984 },
      { id: '8/2026-03-02', productId: 8, day: '2026-03-02', units: 4, revenueCents: 7344 },
    ]);
  });

  it('subtracts cancelled pieces on the day of their cancellation', () => {
    const rows = foldProjection(productSalesByDay, [
      recorded('order-1', paymentCaptured()),
      recorded('order-1', piecesCancelled(), '2026-03-04T23:30:00.000Z'),
      recorded('order-2', piecesCancelled(), '2026-03-05T09:00:00.000Z'),
    ]);
    expect(rows.at(-1)).toMatchObject({ id: '7/2026-03-05', units: -2, revenueCents: -4492 });
  });

  it('subtracts a cancelled order on the day of cancellation, if it had been paid', () => {
    const rows = foldProjection(productSalesByDay, [
      recorded('order-1', paymentCaptured()),
      recorded('order-2', paymentCaptured()),
      recorded('order-1', orderCancelled({ paidAt }), '2026-03-04T23:30:00.000Z'),
      recorded('order-3', orderCancelled(), '2026-03-05T09:00:00.000Z'),
    ]);
    expect(rows.map(({ id, units, revenueCents }) => [id, units, revenueCents])).toEqual([
      ['7/2026-03-02', 4, 8984],
      ['8/2026-03-02', 4, 7344],
      ['7/2026-03-05', -2, -4492],
      ['8/2026-03-05', -2, -3672],
    ]);
  });
});
