import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, stockOpened, stockReleased, stockReserved, stockSold } from '../stock.fixtures.js';
import { ReserveStock } from './reserve-stock.js';

const reserve = (checkoutId: string, quantity: number) =>
  new ReserveStock({ productId, checkoutId, quantity, orderId: null }, contextAt());

describe('reserving stock', () => {
  it('reserves pieces for a checkout', () => {
    given(stockDecider, [stockOpened(5)])
      .when(reserve('c1', 5))
      .then([stockReserved('c1', 5)]);
  });

  it('replaces the reservation of the same checkout, so that a shopper never blocks himself', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 4)])
      .when(reserve('c1', 5))
      .then([stockReserved('c1', 5, 4)]);
    given(stockDecider, [stockOpened(5), stockReserved('c1', 4)])
      .when(reserve('c1', 1))
      .then([stockReserved('c1', 1, 4)]);
  });

  it('is refused when others reserved too much, with the available number', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 3)])
      .when(reserve('c2', 3))
      .thenRefused('out-of-stock', { productId, available: 2 });
    given(stockDecider).when(reserve('c1', 1)).thenRefused('out-of-stock', { productId, available: 0 });
  });

  it('counts released and sold pieces', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 5), stockReleased('c1', 5)])
      .when(reserve('c2', 5))
      .then([stockReserved('c2', 5)]);
    const sold = stockSold('o1', 5, 0, { checkoutId: 'c1', releasedQuantity: 5 });
    given(stockDecider, [stockOpened(5), stockReserved('c1', 5), sold])
      .when(reserve('c2', 1))
      .thenRefused('out-of-stock', { productId, available: 0 });
  });

  it('allows a checkout to lower its reservation even when stock is overcommitted', () => {
    given(stockDecider, [stockOpened(5), stockReserved('c1', 5), stockSold('o9', 4, 1)])
      .when(reserve('c1', 3))
      .then([stockReserved('c1', 3, 5)]);
  });

  it('always succeeds when stock is unlimited', () => {
    given(stockDecider, [stockOpened(null)])
      .when(reserve('c1', 20))
      .then([stockReserved('c1', 20)]);
  });

  it('reserves none of the pieces that the order of the checkout took', () => {
    const late = new ReserveStock({ productId, checkoutId: 'c1', quantity: 2, orderId: 'o1' }, contextAt());
    const sold = stockSold('o1', 1, 4, { checkoutId: 'c1', releasedQuantity: 1 });
    given(stockDecider, [stockOpened(5), stockReserved('c1', 1), sold])
      .when(late)
      .then([]);
    given(stockDecider, [stockOpened(5), stockReserved('c1', 1)])
      .when(late)
      .then([stockReserved('c1', 2, 1)]);
  });
});
