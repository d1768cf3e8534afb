import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { orderDecider } from '../order.decider.js';
import { agreed, jarLine, orderId, orderPlaced, vatAtNine } from '../order.fixtures.js';
import { PlaceOrder } from './place-order.js';

const place = (changes: Partial<typeof agreed> = {}) => new PlaceOrder({ orderId, ...agreed, ...changes }, contextAt());

describe('placing an order', () => {
  it('records the agreed terms, and the number of pieces per product', () => {
    given(orderDecider).when(place()).then([orderPlaced()]);
  });

  it('adds up one-off pieces and jars of one product', () => {
    const plan = { jars: 3, frequency: 2, listCents: 2495, discountPercent: 20, shippingCents: 0 };
    const lines = [jarLine, { ...jarLine, lineId: 'energy-boost-3-2', totalCents: 11976, subscription: plan }];
    const products = [{ productId: 7, pieces: 8, totalCents: 16468 }];
    given(orderDecider)
      .when(place({ lines }))
      .then([
        {
          type: 'OrderPlaced',
          data: { ...agreed, lines, saleId: orderId, products, vat: vatAtNine({ ...agreed, lines }) },
        },
      ]);
  });

  it('happens once, also when a second settlement has other figures', () => {
    given(orderDecider, [orderPlaced()])
      .when(place({ orderNumber: '2026-000124' }))
      .thenNothing();
  });
});
