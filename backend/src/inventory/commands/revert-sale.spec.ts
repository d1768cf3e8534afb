import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { cameBack, productId, received, saleReverted, shipped, stockOpened, stockSold } from '../stock.fixtures.js';
import type { StockEvent } from '../stock.events.js';
import { RevertPieces } from './revert-pieces.js';
import { RevertSale } from './revert-sale.js';
import { UndoShipment } from './undo-shipment.js';

const revert = (saleId: string) => new RevertSale({ productId, saleId, orderId: saleId }, contextAt());

describe('reverting a sale', () => {
  it('returns the pieces of that sale to stock, once', () => {
    given(stockDecider, [stockOpened(5), stockSold('o1', 2, 3), stockSold('o2', 1, 2)])
      .when(revert('o1'))
      .then([saleReverted('o1', 2, 4)]);
  });

  it('keeps unlimited stock unlimited', () => {
    given(stockDecider, [stockOpened(null), stockSold('o1', 2, null)])
      .when(revert('o1'))
      .then([saleReverted('o1', 2, null)]);
  });

  describe('when a return brought one of its three pieces back', () => {
    const twoOfThem = [{ lot: 'L1', quantity: 2 }];
    const returned = [
      stockOpened(0),
      received('L1', '2090-01-31', 10, 10),
      stockSold('o1', 3, 7),
      shipped('o1', [{ lot: 'L1', quantity: 3 }]),
      cameBack('o1', [{ lot: 'L1', quantity: 1 }], 8),
    ];
    const undone: StockEvent = {
      type: 'StockShipmentUndone',
      data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots: twoOfThem },
    };

    it('returns the other two', () => {
      given(stockDecider, returned)
        .when(revert('o1'))
        .then([saleReverted('o1', 2, 10, null, twoOfThem)]);
      given(stockDecider, returned)
        .when(new RevertPieces({ productId, saleId: 'o1', orderId: 'o1', returnId: 'r1', quantity: 3 }, contextAt()))
        .then([saleReverted('o1', 2, 10, 'r1', twoOfThem)]);
    });

    it('returns the other two after staff moved the order back, which moves no more than those', () => {
      given(stockDecider, returned)
        .when(new UndoShipment({ productId, saleId: 'o1', orderId: 'o1', shipmentId: 's2' }, contextAt()))
        .then([undone]);
      given(stockDecider, [...returned, undone])
        .when(revert('o1'))
        .then([saleReverted('o1', 2, 10)]);
    });
  });

  it('returns all of a sale that is recorded after pieces of its order came back', () => {
    given(stockDecider, [stockOpened(5), cameBack('o1', [{ lot: null, quantity: 1 }], 6), stockSold('o1', 1, 5)])
      .when(revert('o1'))
      .then([saleReverted('o1', 1, 6)]);
  });

  it('reverts a sale that arrives later', () => {
    given(stockDecider, [stockOpened(5)])
      .when(revert('o1'))
      .then([saleReverted('o1', 0, 5)]);
  });
});
