import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import { RevertSale } from '../../inventory/commands/revert-sale.js';
import { SellStock } from '../../inventory/commands/sell-stock.js';
import { contextOf, system } from './command-log.js';
import type { HistoryOrder } from './order-history.js';

/** `pieces` is signed. */
export interface Movement {
  at: number;
  pieces: number;
  command: Command;
}

/** The sales and reversals that the processes would command, with the same ids. */
export function movementsOf(orders: readonly HistoryOrder[]): Map<number, Movement[]> {
  const movements = new Map<number, Movement[]>();
  for (const { orderId, at, agreed, cancelledAt } of orders) {
    const pieces = new Map<number, number>();
    for (const { productId, quantity, subscription } of agreed.lines) {
      pieces.set(productId, (pieces.get(productId) ?? 0) + quantity * (subscription?.jars ?? 1));
    }
    for (const [productId, quantity] of pieces) {
      const sale = { productId, saleId: orderId, orderId };
      const sold = new SellStock({ ...sale, checkoutId: null, quantity }, contextOf(at, system, orderId));
      const known = movements.get(productId) ?? [];
      movements.set(productId, known);
      known.push({ at, pieces: -quantity, command: sold });
      if (cancelledAt === null) continue;
      const back = new RevertSale(sale, contextOf(cancelledAt, system, orderId));
      known.push({ at: cancelledAt, pieces: quantity, command: back });
    }
  }
  return movements;
}
