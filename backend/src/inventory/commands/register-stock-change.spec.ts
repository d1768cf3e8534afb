import type { ShelfChangeType } from '../../../../contracts/inventory.js';
import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import type { LotPieces } from '../lots.js';
import { stockDecider } from '../stock.decider.js';
import type { StockEvent } from '../stock.events.js';
import {
  cameBack,
  productId,
  recalled,
  received,
  registered,
  saleReverted,
  shipped,
  stockOpened,
  stockSold,
  writtenOff,
} from '../stock.fixtures.js';
import { CorrectShipment } from './correct-shipment.js';
import { RegisterStockChange } from './register-stock-change.js';
import { RevertSale } from './revert-sale.js';
import { ShipStock } from './ship-stock.js';
import { UndoShipment } from './undo-shipment.js';

const register = (type: ShelfChangeType, quantity: number, note: string | null = null) =>
  new RegisterStockChange({ productId, changeId: 'k1', type, quantity, note }, contextAt());

describe('registering a stock change', () => {
  it.each([
    ['restock', 30, 30],
    ['restock', -30, 30],
    ['return', 2, 2],
    ['damage', 4, -4],
    ['damage', -4, -4],
    ['expired', -3, -3],
    ['adjustment', 6, 6],
    ['adjustment', -6, -6],
  ] as const)('%s of %i moves %i pieces', (type, typed, quantity) => {
    given(stockDecider, [stockOpened(10)])
      .when(register(type, typed, 'Telling'))
      .then([registered('k1', type, quantity, 10 + quantity, 'Telling')]);
  });

  it('is refused for zero, and below zero stock', () => {
    given(stockDecider, [stockOpened(10)])
      .when(register('adjustment', 0))
      .thenRefused('stock-change-zero');
    given(stockDecider, [stockOpened(10)])
      .when(register('damage', 11))
      .thenRefused('stock-below-zero', { onHand: 10 });
  });

  it('does nothing when repeated, and is refused with another type, quantity or note', () => {
    const stock = [stockOpened(10), registered('k1', 'damage', -4, 6, 'Gevallen')];
    given(stockDecider, stock)
      .when(register('damage', 4, 'Gevallen'))
      .thenNothing();
    for (const edited of [register('expired', 4, 'Gevallen'), register('damage', 5, 'Gevallen'), register('damage', 4)])
      given(stockDecider, stock).when(edited).thenRefused('done-otherwise');
  });

  it('accepts an addition to a negative stock', () => {
    given(stockDecider, [stockOpened(0), stockSold('o1', 2, -2)])
      .when(register('restock', 1))
      .then([registered('k1', 'restock', 1, -1)]);
  });

  it('is recorded without effect when stock is unlimited', () => {
    given(stockDecider, [stockOpened(null)])
      .when(register('damage', 4))
      .then([registered('k1', 'damage', -4, null)]);
  });
});

describe('pieces of an order that came back', () => {
  const back = (quantity: number, orderId = 'o1', changeId = 'back-o1', damaged = 0) =>
    new RegisterStockChange(
      { productId, changeId, type: 'return', quantity, damaged, note: null, orderId },
      contextAt('2026-03-03T09:00:00.000Z'),
    );
  const lots = [stockOpened(0), received('LATE', '2027-01-31', 3, 3), received('EARLY', '2026-03-31', 3, 6)];
  const left = [
    { lot: 'EARLY', quantity: 1 },
    { lot: 'LATE', quantity: 1 },
    { lot: null, quantity: 1 },
  ];
  const sold = [...lots, stockSold('o1', 3, 3), shipped('o1', left)];

  it('return to the lots that left with it, first expired first', () => {
    given(stockDecider, sold)
      .when(back(1))
      .then([cameBack('o1', [{ lot: 'EARLY', quantity: 1 }], 4)]);
    given(stockDecider, sold)
      .when(back(3))
      .then([cameBack('o1', left, 6)]);
  });

  it('count as those of a recalled or expired lot first, because nobody knows which came back, and leave the stock at once', () => {
    const one = [{ lot: 'LATE', quantity: 1 }];
    const toLots = (onHandAfter: number) => cameBack('o1', one, onHandAfter);
    const off = writtenOff('recalled', ['LATE', '2027-01-31'], 1, 1);
    const onlyLate = [...sold, writtenOff('recalled', ['LATE', '2027-01-31'], 2, 1), recalled('LATE')];
    given(stockDecider, onlyLate)
      .when(back(1))
      .then([toLots(2), { ...off, data: { ...off.data, changeId: 'back-o1:LATE' } } as StockEvent]);
    const expired = writtenOff('expired', ['EARLY', '2026-03-01'], 1, 3);
    given(stockDecider, [
      stockOpened(3),
      received('EARLY', '2026-03-01', 1, 4),
      stockSold('o1', 1, 3),
      shipped('o1', [{ lot: 'EARLY', quantity: 1 }]),
    ])
      .when(back(1))
      .then([
        cameBack('o1', [{ lot: 'EARLY', quantity: 1 }], 4),
        { ...expired, data: { ...expired.data, changeId: 'back-o1:EARLY' } } as StockEvent,
      ]);
  });

  it('of two lots that may not be sold, take both off the figure', () => {
    const lotsOfBoth = [received('L1', '2027-01-31', 1, 1), received('L2', '2027-02-28', 1, 2)];
    const both = [
      { lot: 'L1', quantity: 1 },
      { lot: 'L2', quantity: 1 },
    ];
    const off = (number: string, bestBefore: string, onHandAfter: number) => {
      const { type, data } = writtenOff('recalled', [number, bestBefore], 1, onHandAfter);
      return { type, data: { ...data, changeId: `back-o1:${number}` } } as StockEvent;
    };
    given(stockDecider, [
      stockOpened(0),
      ...lotsOfBoth,
      stockSold('o1', 2, 0),
      shipped('o1', both),
      recalled('L1'),
      recalled('L2'),
    ])
      .when(back(2))
      .then([cameBack('o1', both, 2), off('L1', '2027-01-31', 1), off('L2', '2027-02-28', 0)]);
  });

  it('are not counted twice by a later return', () => {
    given(stockDecider, [...sold, cameBack('o1', [{ lot: 'EARLY', quantity: 1 }], 4, 'before')])
      .when(back(1))
      .then([cameBack('o1', [{ lot: 'LATE', quantity: 1 }], 5)]);
    given(stockDecider, [...sold, cameBack('o1', left, 6)])
      .when(back(3))
      .thenNothing();
  });

  it('do not wait for another parcel, and their lot can be corrected', () => {
    const of = { productId, saleId: 'o1', orderId: 'o1' };
    const returned = [...sold, cameBack('o1', left, 6)];
    given(stockDecider, returned)
      .when(new ShipStock({ ...of, shipmentId: 's2', quantity: 3 }, contextAt()))
      .thenNothing();
    const correction = { saleId: 'o1', orderId: 'o1', correctionId: 'k9', from: 'EARLY', to: 'LATE', quantity: 1 };
    given(stockDecider, returned)
      .when(new CorrectShipment({ productId, ...correction }, contextAt()))
      .then([{ type: 'StockShipmentCorrected', data: correction }]);
  });

  it('ship again, with their lots, when staff moves the order back and sends it after all', () => {
    const of = { productId, saleId: 'o1', orderId: 'o1' };
    const undone: StockEvent = {
      type: 'StockShipmentUndone',
      data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots: left },
    };
    const one = [{ lot: 'EARLY', quantity: 1 }];
    given(stockDecider, [...sold, cameBack('o1', one, 4), undone])
      .when(new ShipStock({ ...of, shipmentId: 's3', quantity: 1 }, contextAt('2026-03-03T09:00:00.000Z')))
      .then([shipped('o1', one, 's3')]);
  });

  it('have no lot when their sale is unknown', () => {
    given(stockDecider, sold)
      .when(back(2, 'unknown', 'back-unknown'))
      .then([cameBack('unknown', [{ lot: null, quantity: 2 }], 5)]);
  });

  it('are no more than were sold, and those that had not left are of the sale no longer', () => {
    const late = [{ lot: 'LATE', quantity: 1 }];
    given(stockDecider, [...lots, stockSold('o1', 2, 4), shipped('o1', late)])
      .when(back(3))
      .then([saleReverted('o1', 1, 5, 'back-o1'), cameBack('o1', late, 6)]);
  });

  it('count once when staff moved the order back before and cancels it before or after', () => {
    const undone: StockEvent = {
      type: 'StockShipmentUndone',
      data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots: left },
    };
    const movedBack = [...sold, undone];
    const reverted = saleReverted('o1', 3, 6, 'back-o1');
    given(stockDecider, movedBack).when(back(3)).then([reverted]);
    given(stockDecider, [...movedBack, reverted])
      .when(new RevertSale({ productId, saleId: 'o1', orderId: 'o1' }, contextAt()))
      .thenNothing();
    given(stockDecider, [...movedBack, saleReverted('o1', 3, 6)])
      .when(back(3))
      .thenNothing();
  });

  describe('when some are damaged', () => {
    const one = [{ lot: 'EARLY', quantity: 1 }];
    const cancelling = new RevertSale({ productId, saleId: 'o1', orderId: 'o1' }, contextAt());
    const found = (quantity: number, damaged: number) => back(quantity, 'o1', 'back-o1', damaged);
    const off = (lots: LotPieces[], onHandAfter: number): StockEvent => {
      const quantity = lots.reduce((sum, pieces) => sum + pieces.quantity, 0);
      const damage = registered('back-o1:damaged', 'damage', quantity, onHandAfter).data;
      return { type: 'StockChangeRegistered', data: { ...damage, lots } } as StockEvent;
    };
    const undone = (lots: LotPieces[]): StockEvent => ({
      type: 'StockShipmentUndone',
      data: { shipmentId: 's2', saleId: 'o1', orderId: 'o1', lots },
    });

    it('leave the stock at once, also all of them', () => {
      given(stockDecider, sold)
        .when(found(1, 1))
        .then([cameBack('o1', one, 4), off([{ lot: 'EARLY', quantity: -1 }], 3)]);
      given(stockDecider, sold)
        .when(found(3, 2))
        .then([
          cameBack('o1', left, 6),
          off(
            [
              { lot: null, quantity: -1 },
              { lot: 'LATE', quantity: -1 },
            ],
            4,
          ),
        ]);
    });

    it('do not return to stock when staff moves the order back and cancels it', () => {
      const inspected = [...sold, cameBack('o1', one, 4), off([{ lot: 'EARLY', quantity: -1 }], 3)];
      const others = [
        { lot: 'LATE', quantity: 1 },
        { lot: null, quantity: 1 },
      ];
      given(stockDecider, inspected).when(found(1, 1)).thenNothing();
      given(stockDecider, inspected)
        .when(new UndoShipment({ productId, saleId: 'o1', orderId: 'o1', shipmentId: 's2' }, contextAt()))
        .then([undone(others)]);
      given(stockDecider, [...inspected, undone(others)])
        .when(cancelling)
        .then([saleReverted('o1', 2, 5)]);
    });

    it('leave the shelf once when staff moved the order back, or cancelled it, before the inspection', () => {
      const movedBack = [...sold, undone(left)];
      const reverted = saleReverted('o1', 2, 5, 'back-o1');
      const damage = off([{ lot: 'EARLY', quantity: -1 }], 4);
      given(stockDecider, movedBack).when(found(2, 1)).then([reverted, damage]);
      given(stockDecider, [...movedBack, reverted, damage])
        .when(cancelling)
        .then([saleReverted('o1', 1, 5)]);
      const cancelled = [...movedBack, saleReverted('o1', 3, 6)];
      const late = off([{ lot: 'EARLY', quantity: -1 }], 5);
      given(stockDecider, cancelled).when(found(2, 1)).then([late]);
      given(stockDecider, [...cancelled, late])
        .when(found(2, 1))
        .thenNothing();
    });

    it('count as those that may be sold, so that the others leave with their lot', () => {
      const both = [
        { lot: 'EARLY', quantity: 1 },
        { lot: 'LATE', quantity: 1 },
      ];
      const { type, data } = writtenOff('recalled', ['EARLY', '2026-03-31'], 3, 1);
      const damage = off([{ lot: 'LATE', quantity: -1 }], 4);
      given(stockDecider, [...sold, recalled('EARLY')])
        .when(found(2, 1))
        .then([cameBack('o1', both, 5), damage, { type, data: { ...data, changeId: 'back-o1:EARLY' } } as StockEvent]);
    });

    it('are no more than came back', () => {
      given(stockDecider, [...sold, cameBack('o1', left, 6, 'before')])
        .when(found(1, 1))
        .thenNothing();
    });
  });

  it('are those of the last sale of an order that was reinstated', () => {
    const again = { saleId: 'o1-again', orderId: 'o1' };
    const reinstated: StockEvent[] = [
      {
        type: 'StockSold',
        data: { ...again, checkoutId: null, quantity: 1, releasedQuantity: 0, leftAtOnce: false, onHandAfter: 5 },
      },
      { type: 'StockShipped', data: { ...again, shipmentId: 's3', lots: [{ lot: 'LATE', quantity: 1 }] } },
    ];
    given(stockDecider, [...lots, ...reinstated])
      .when(back(1))
      .then([cameBack('o1-again', [{ lot: 'LATE', quantity: 1 }], 6, 'back-o1')]);
  });
});
