import fc from 'fast-check';
import { decide, fold, type Command } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { AdjustStock } from './commands/adjust-stock.js';
import { OpenStock } from './commands/open-stock.js';
import { RegisterStockChange } from './commands/register-stock-change.js';
import { ReleaseStock } from './commands/release-stock.js';
import { ReserveStock } from './commands/reserve-stock.js';
import { RevertSale } from './commands/revert-sale.js';
import { SellStock } from './commands/sell-stock.js';
import { stockDecider } from './stock.decider.js';
import {
  productId,
  stockOpened,
  stockReleased,
  stockReserved,
  stockSold,
  storedStockEvents,
} from './stock.fixtures.js';
import { initialStock, type Stock } from './stock.js';

const context = contextAt();
const name = fc.constantFrom('a', 'b', 'c', 'd');
const some = fc.integer({ min: 1, max: 9 });

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(name, some)
    .map(([checkoutId, quantity]) => new ReserveStock({ productId, checkoutId, quantity, orderId: null }, context)),
  name.map((checkoutId) => new ReleaseStock({ productId, checkoutId }, context)),
  fc
    .tuple(name, name)
    .map(([saleId, checkoutId]) => ({ productId, saleId, orderId: saleId, checkoutId, quantity: 3 }))
    .map((payload) => new SellStock(payload, context)),
  name.map((saleId) => new RevertSale({ productId, saleId, orderId: saleId }, context)),
  fc
    .tuple(fc.uuid(), some, fc.constantFrom('restock', 'damage', 'return', 'adjustment'))
    .map(([changeId, quantity, type]) => ({ productId, changeId, type, quantity, note: null }) as const)
    .map((payload) => new RegisterStockChange(payload, context)),
  fc
    .tuple(fc.uuid(), some, some)
    .map(([changeId, stockBase, stock]) => new AdjustStock({ productId, changeId, stockBase, stock }, context)),
);

/** Runs commands in order. A refusal changes nothing, and neither does a repeated command. */
function after(commands: readonly Command[]): { stock: Stock; moved: number } {
  return [new OpenStock({ productId, onHand: 20 }, context), ...commands].reduce(
    ({ stock, moved }, command) => {
      try {
        const events = decide(stockDecider, command, stock);
        const next = fold(stockDecider, stock, events);
        expect(decide(stockDecider, command, next)).toEqual([]);
        return { stock: next, moved: moved + (next.onHand ?? 0) - (stock.onHand ?? 0) };
      } catch (error) {
        if (error instanceof DomainError) return { stock, moved };
        throw error;
      }
    },
    { stock: initialStock, moved: 0 },
  );
}

describe('a stock', () => {
  it('reads every event that was ever stored', () => expectStoredSamplesToFold(stockDecider, storedStockEvents));

  it('never reserves below zero, and its movements add up to the stock on hand, for any commands', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const { stock, moved } = after(commands);
        expect(stock.reserved).toBeGreaterThanOrEqual(0);
        expect(moved).toBe(stock.onHand);
        const held = ['a', 'b', 'c', 'd'].map((checkout) => stock.reservations.get(checkout, 0));
        expect(held.reduce((sum, quantity) => sum + quantity)).toBe(stock.reserved);
      }),
      { numRuns: 300 },
    );
  });

  it('never reserves more than it has while only checkouts change it', () => {
    const reservations = fc.array(fc.tuple(name, some), { maxLength: 30 });
    fc.assert(
      fc.property(reservations, (asked) => {
        const commands = asked.map(
          ([checkoutId, quantity]) => new ReserveStock({ productId, checkoutId, quantity, orderId: null }, context),
        );
        expect(after(commands).stock.reserved).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('does not mutate earlier states, and forgets a reservation that has ended', () => {
    const early = fold(stockDecider, initialStock, [stockOpened(100_000), stockSold('first', 1, 99_999)]);
    let stock = early;
    for (let index = 0; index < 1000; index++)
      stock = fold(stockDecider, stock, [
        stockReserved(`sold-${index}`, 1),
        stockSold(`order-${index}`, 1, 99_998 - index, { checkoutId: `sold-${index}`, releasedQuantity: 1 }),
        stockReserved(`left-${index}`, 1),
        stockReleased(`left-${index}`, 1),
      ]);
    expect([stock.sales.size, stock.reservations.size]).toEqual([1001, 0]);
    expect([stock.sales.get('first'), stock.sales.get('order-7')]).toEqual([1, 1]);
    expect(early.sales.get('order-7')).toBeUndefined();
  });
});
