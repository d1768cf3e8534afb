import fc from 'fast-check';
import { stockChangeTypes } from '../../../contracts/inventory.js';
import { decide, fold, type Command } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AdjustStock } from './commands/adjust-stock.js';
import { AssignToLot } from './commands/assign-to-lot.js';
import { CorrectShipment } from './commands/correct-shipment.js';
import { OpenStock } from './commands/open-stock.js';
import { RecallLot } from './commands/recall-lot.js';
import { RegisterStockChange } from './commands/register-stock-change.js';
import { RevertPieces } from './commands/revert-pieces.js';
import { RevertSale } from './commands/revert-sale.js';
import { SellStock } from './commands/sell-stock.js';
import { ShipStock } from './commands/ship-stock.js';
import { UndoShipment } from './commands/undo-shipment.js';
import { stockDecider } from './stock.decider.js';
import { productId } from './stock.fixtures.js';
import type { StockEvent } from './stock.events.js';
import { without } from './lots.js';
import { awaitingOf, initialStock, type Stock } from './stock.js';

const context = contextAt('2026-03-02T09:00:00.000Z');
const sales = ['a', 'b', 'c', 'd'];
const saleId = fc.constantFrom(...sales);
const dates = { L1: '2026-01-31', L2: '2026-06-30', L3: '2027-01-31' } as const;
const lot = fc.constantFrom('L1', 'L2', 'L3');
const some = fc.integer({ min: 1, max: 9 });
const named = (number: keyof typeof dates) => ({ number, bestBefore: dates[number] });
const of = (id: string) => ({ productId, saleId: id, orderId: id });

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(fc.uuid(), some, fc.constantFrom(...stockChangeTypes), fc.option(lot), fc.constantFrom(1, -1))
    .map(([changeId, quantity, type, number, sign]) => {
      const change = { productId, changeId, type, quantity: sign * quantity, note: null };
      return new RegisterStockChange({ ...change, lot: number && named(number as 'L1') }, context);
    }),
  fc.tuple(saleId, some).map(([id, quantity]) => new SellStock({ ...of(id), checkoutId: null, quantity }, context)),
  fc
    .tuple(saleId, some, fc.uuid())
    .map(([id, quantity, shipmentId]) => new ShipStock({ ...of(id), quantity, shipmentId }, context)),
  fc.tuple(saleId, fc.uuid()).map(([id, shipmentId]) => new UndoShipment({ ...of(id), shipmentId }, context)),
  fc
    .tuple(fc.uuid(), saleId, some)
    .map(
      ([changeId, orderId, quantity]) =>
        new RegisterStockChange({ productId, changeId, type: 'return', quantity, note: null, orderId }, context),
    ),
  saleId.map((id) => new RevertSale(of(id), context)),
  fc
    .tuple(saleId, some, fc.uuid())
    .map(([id, quantity, returnId]) => new RevertPieces({ ...of(id), quantity, returnId }, context)),
  fc.tuple(saleId, fc.uuid(), fc.option(lot), fc.option(lot), some).map(([id, correctionId, from, to, quantity]) => {
    return new CorrectShipment({ ...of(id), correctionId, from, to, quantity }, context);
  }),
  fc
    .tuple(fc.uuid(), lot, some)
    .map(
      ([changeId, number, quantity]) =>
        new AssignToLot({ productId, changeId, lot: named(number as 'L1'), quantity }, context),
    ),
  lot.map((number) => new RecallLot({ productId, recallId: `recalled-${number}`, lot: number }, context)),
  fc
    .tuple(fc.uuid(), fc.option(some), fc.option(some))
    .map(([changeId, stockBase, stock]) => new AdjustStock({ productId, changeId, stockBase, stock }, context)),
);

function after(commands: readonly Command[], seen: (stock: Stock, events: readonly StockEvent[]) => void): void {
  let stock = fold(
    stockDecider,
    initialStock,
    decide(stockDecider, new OpenStock({ productId, onHand: 12 }, context), initialStock),
  );
  for (const command of commands) {
    try {
      const events = decide(stockDecider, command, stock);
      seen(stock, events);
      stock = fold(stockDecider, stock, events);
      expect(decide(stockDecider, command, stock)).toEqual([]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
    seen(stock, []);
  }
}

const forAnyCommands = (seen: Parameters<typeof after>[1]) =>
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => after(commands, seen)),
    { numRuns: 500 },
  );

describe('the lots of a stock, for any commands', () => {
  it('add up with the pieces without a lot to what is on hand and what was sold and has not left', () => {
    forAnyCommands((stock) => {
      if (stock.onHand === null) return;
      const inLots = stock.shelf.lots.reduce((sum, { quantity }) => sum + quantity, 0);
      const awaiting = sales.reduce((sum, id) => sum + awaitingOf(stock, id), 0);
      expect(inLots + stock.shelf.unassigned).toBe(stock.onHand + awaiting);
    });
  });

  it('come back at most once from a customer, and only when they had left', () => {
    forAnyCommands((stock) => {
      const tooMany = sales.flatMap((id) => without(stock.returned.get(id, []), stock.left.get(id, [])));
      expect(tooMany).toEqual([]);
    });
  });

  it('are never below zero', () => {
    forAnyCommands(({ shelf }) => {
      for (const { quantity } of shelf.lots.values()) expect(quantity).toBeGreaterThanOrEqual(0);
    });
  });

  it('leave first expired first, and never expired or recalled', () => {
    forAnyCommands(({ shelf }, events) => {
      for (const event of events) {
        if (event.type !== 'StockShipped') continue;
        const may = [...shelf.lots].filter(([number, one]) => number !== 'L1' && !one.isRecalled);
        const order = may.sort(([, one], [, other]) => (one.bestBefore < other.bestBefore ? -1 : 1));
        let left = event.data.lots.reduce((sum, { quantity }) => sum + quantity, 0);
        for (const [number, { quantity }] of order) {
          const taken = event.data.lots.find((pieces) => pieces.lot === number)?.quantity ?? 0;
          expect([number, taken]).toEqual([number, Math.min(quantity, left)]);
          left -= taken;
        }
        expect(event.data.lots.find((pieces) => pieces.lot === null)?.quantity ?? 0).toBe(left);
      }
    });
  });
});
