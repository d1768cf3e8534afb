import { decide, fold } from '../platform/event-sourcing/deciding/decider.js';
import { contextAfter, type Process } from '../platform/event-sourcing/readers/process.js';
import type { RecordedEvent } from '../platform/event-sourcing/events.js';
import { ShipStock } from '../inventory/commands/ship-stock.js';
import { UndoShipment } from '../inventory/commands/undo-shipment.js';
import { RevertPieces } from '../inventory/commands/revert-pieces.js';
import { SellStock } from '../inventory/commands/sell-stock.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { stockOpened, stockReserved } from '../inventory/stock.fixtures.js';
import { initialStock, type Stock } from '../inventory/stock.js';
import {
  orderCancelled,
  orderId,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  piecesCancelled,
  piecesKept,
  products,
} from '../orders/order.fixtures.js';
import type { OrderEvent } from '../orders/order.events.js';
import { recorded } from '../testing/recorded-events.js';
import { whenOrderCancelledThenRevertSale } from './when-order-cancelled-then-revert-sale.process.js';
import { whenOrderPlacedOrOrderStatusChangedThenMoveStock } from './when-order-placed-or-order-status-changed-then-move-stock.process.js';

const react = (process: Process, event: OrderEvent) => {
  const happened = recorded(`order-${orderId}`, event) as RecordedEvent;
  return process.on[event.type]?.(happened, contextAfter(happened)) ?? [];
};
const sells = (event: OrderEvent) => react(whenOrderPlacedOrOrderStatusChangedThenMoveStock, event);
const reverts = (event: OrderEvent) => react(whenOrderCancelledThenRevertSale, event);
const reinstated: OrderEvent = { type: 'OrderReinstated', data: { to: 'pending', saleId: `${orderId}/2`, products } };

describe('when an order is placed then stock is sold', () => {
  it('per product, ending the reservation of the checkout, at the time of the order', () => {
    const commands = sells(orderPlaced());
    expect(commands).toHaveLength(2);
    expect(commands[0]).toBeInstanceOf(SellStock);
    expect(commands.map(({ payload }) => payload)).toEqual([
      { productId: 7, saleId: orderId, orderId, checkoutId: 'checkout-1', quantity: 2 },
      { productId: 8, saleId: orderId, orderId, checkoutId: 'checkout-1', quantity: 2 },
    ]);
    expect(commands[0]?.context).toMatchObject({ at: '2026-03-02T09:00:00.000Z', actor: { kind: 'system' } });
  });

  it('and again when a cancelled order is reinstated', () => {
    expect(sells(reinstated)[1]?.payload).toMatchObject({ productId: 8, saleId: `${orderId}/2`, checkoutId: null });
  });
});

describe('when an order leaves then its stock is shipped', () => {
  const parcel = (event: OrderEvent) => sells(event).map(({ payload }) => payload);
  const of = (productId: number) => ({ productId, shipmentId: `order-${orderId}@0`, saleId: orderId, orderId });

  it('without the pieces that were left out', () => {
    const left = orderStatusChanged('processing', 'shipped', [{ lineId: 'energy-boost', quantity: 1 }]);
    expect(sells(left)[0]).toBeInstanceOf(ShipStock);
    expect(parcel(left)).toEqual([
      { ...of(7), quantity: 1 },
      { ...of(8), quantity: 2 },
    ]);
  });

  it('and undone when it is moved back, but not when it arrives', () => {
    expect(sells(orderStatusChanged('shipped', 'processing'))[0]).toBeInstanceOf(UndoShipment);
    expect(parcel(orderStatusChanged('shipped', 'processing'))).toEqual([of(7), of(8)]);
    expect(parcel(orderStatusChanged('shipped', 'delivered'))).toEqual([]);
  });

  it('also when it is reinstated as shipped', () => {
    const back = { ...reinstated, data: { ...reinstated.data, to: 'shipped' } } as OrderEvent;
    expect(sells(back).map((command) => command.constructor)).toEqual([SellStock, ShipStock, SellStock, ShipStock]);
  });
});

describe('when pieces never left then they are reverted', () => {
  it('after their sale, once per return', () => {
    const [command, ...others] = sells(piecesKept());
    expect(command).toBeInstanceOf(RevertPieces);
    expect(command!.payload).toEqual({ productId: 7, saleId: orderId, orderId, returnId: 'return-1', quantity: 1 });
    expect(others).toEqual([]);
  });
});

describe('when staff cancels pieces then they are reverted', () => {
  it('after their sale, once per cancellation', () => {
    const [command, ...others] = sells(piecesCancelled());
    expect(command).toBeInstanceOf(RevertPieces);
    const returnId = 'cancelled:cancellation-1';
    expect(command!.payload).toEqual({ productId: 7, saleId: orderId, orderId, returnId, quantity: 1 });
    expect(others).toEqual([]);
  });
});

describe('when an order is cancelled then its sale is reverted', () => {
  it('unless it was shipped', () => {
    expect(reverts(orderCancelled()).map(({ payload }) => payload)).toEqual([
      { productId: 7, saleId: orderId, orderId },
      { productId: 8, saleId: orderId, orderId },
    ]);
    expect(reverts(orderCancelled({ wasShipped: true }))).toEqual([]);
  });
});

describe('sales and reversals, reordered and duplicated', () => {
  const opened = fold(stockDecider, initialStock, [stockOpened(10), stockReserved('checkout-1', 2)]);
  const run = (...heard: ReturnType<typeof sells>[]) =>
    heard
      .flat()
      .reduce<Stock>((stock, command) => fold(stockDecider, stock, decide(stockDecider, command, stock)), opened);
  const jars = (commands: ReturnType<typeof sells>) =>
    commands.filter(({ payload }) => 'productId' in payload && payload.productId === 7);
  const sold = jars(sells(orderPlaced()));
  const reverted = jars(reverts(orderCancelled()));
  const soldAgain = jars(sells(reinstated));
  const shipped = jars(sells(parcelShipped()));
  const rest = jars(sells(piecesKept(null)));
  const cancelled = jars(sells(piecesCancelled()));

  it.each([
    ['counts a sale', [sold], 8],
    ['counts a duplicate sale once', [sold, sold], 8],
    ['reverts a sale', [sold, reverted], 10],
    ['reverts a sale that arrives after its reversal', [reverted, sold], 10],
    ['keeps the stock when a parcel leaves', [sold, shipped, shipped], 8],
    ['returns the rest of a partly shipped order, once', [sold, shipped, rest, rest], 9],
    ['returns cancelled pieces once', [sold, cancelled, cancelled], 9],
    ['returns cancelled pieces beside a parcel', [sold, shipped, cancelled], 9],
    ['returns an order whole that is cancelled after a part was', [sold, cancelled, reverted], 10],
    ['returns it once when the reversal of the order comes first', [sold, reverted, cancelled], 10],
    ['ignores a repeated sale and reversal', [sold, reverted, sold, reverted], 10],
    ['counts the sale of a reinstated order', [sold, reverted, soldAgain], 8],
    ['counts a reinstated sale that arrives first', [soldAgain, reverted, sold, soldAgain], 8],
  ])('%s', (_, heard, onHand) => {
    const stock = run(...heard);
    expect(stock).toMatchObject({ onHand });
    if (heard.includes(sold)) expect(stock.reserved).toBe(0);
  });
});
