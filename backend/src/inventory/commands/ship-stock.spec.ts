import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { stockDecider } from '../stock.decider.js';
import { productId, recalled, received, saleReverted, shipped, stockOpened, stockSold } from '../stock.fixtures.js';
import type { StockEvent } from '../stock.events.js';
import { RevertSale } from './revert-sale.js';
import { ShipStock } from './ship-stock.js';
import { UndoShipment } from './undo-shipment.js';

const of = (saleId: string) => ({ productId, saleId, orderId: saleId });
const ship = (saleId: string, quantity: number, shipmentId = `shipment-${saleId}`) =>
  new ShipStock({ ...of(saleId), quantity, shipmentId }, contextAt('2026-03-02T09:00:00.000Z'));
const undo = new UndoShipment({ ...of('o1'), shipmentId: 'back-1' }, contextAt());
const undone = (quantity: number): StockEvent => ({
  type: 'StockShipmentUndone',
  data: { shipmentId: 'back-1', saleId: 'o1', orderId: 'o1', lots: [{ lot: 'EARLY', quantity }] },
});

const lots = [stockOpened(4), received('LATE', '2027-01-31', 3, 7), received('EARLY', '2026-03-02', 2, 9)];
const sold = [...lots, stockSold('o1', 6, 3)];

describe('shipping stock', () => {
  it('takes the pieces from the lots first expired first, then from those without a lot', () => {
    given(stockDecider, sold)
      .when(ship('o1', 6))
      .then([
        shipped('o1', [
          { lot: 'EARLY', quantity: 2 },
          { lot: 'LATE', quantity: 3 },
          { lot: null, quantity: 1 },
        ]),
      ]);
  });

  it('never takes an expired or recalled lot, and is not refused for it', () => {
    const expired = [stockOpened(0), received('OLD', '2026-03-01', 9, 9), stockSold('o1', 2, 7)];
    given(stockDecider, expired)
      .when(ship('o1', 2))
      .then([shipped('o1', [{ lot: null, quantity: 2 }])]);
    given(stockDecider, [...sold, recalled('EARLY')])
      .when(ship('o1', 2))
      .then([shipped('o1', [{ lot: 'LATE', quantity: 2 }])]);
  });

  it('happens once, takes no more than was sold, and nothing of a reverted sale', () => {
    const once = [...sold, shipped('o1', [{ lot: 'EARLY', quantity: 2 }])];
    given(stockDecider, once).when(ship('o1', 2)).thenNothing();
    given(stockDecider, once)
      .when(ship('o1', 99, 'shipment-2'))
      .then([
        shipped(
          'o1',
          [
            { lot: 'LATE', quantity: 3 },
            { lot: null, quantity: 1 },
          ],
          'shipment-2',
        ),
      ]);
    given(stockDecider, [...sold, saleReverted('o1', 6, 9)])
      .when(ship('o1', 6))
      .thenNothing();
    given(stockDecider, lots).when(ship('unknown', 1)).thenNothing();
  });

  it('is undone once when staff moves the order back', () => {
    const left = [...sold, shipped('o1', [{ lot: 'EARLY', quantity: 2 }])];
    given(stockDecider, left)
      .when(undo)
      .then([undone(2)]);
    given(stockDecider, [...left, undone(2)])
      .when(undo)
      .thenNothing();
    given(stockDecider, sold).when(undo).thenNothing();
  });

  it('returns the pieces to their lots when the sale is reverted after all', () => {
    const left = [{ lot: 'EARLY', quantity: 2 }];
    given(stockDecider, [...lots, stockSold('o1', 2, 7), shipped('o1', left)])
      .when(new RevertSale(of('o1'), contextAt()))
      .then([saleReverted('o1', 2, 9, null, left)]);
  });
});
