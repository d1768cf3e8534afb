import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import { RevertSale } from '../../inventory/commands/revert-sale.js';
import { ShipStock } from '../../inventory/commands/ship-stock.js';
import { SellStock } from '../../inventory/commands/sell-stock.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { contextOf, system } from './command-log.js';
import type { HistoryOrder } from './order-history.js';

/** `pieces`: the signed change of the figure; 0 when pieces that were sold leave with their parcel. */
export interface Movement {
  at: number;
  pieces: number;
  command: Command;
}

/** The sales, shipments and reversals that the processes would command, with the same ids. */
export function movementsOf(orders: readonly HistoryOrder[]): Map<number, Movement[]> {
  const movements = new Map<number, Movement[]>();
  for (const { orderId, at, agreed, shippedAt, cancelledAt } of orders) {
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
      if (shippedAt !== null) {
        const shipment = { ...sale, quantity, shipmentId: deterministicId('demo-shipment', orderId) };
        const shipped = new ShipStock(shipment, contextOf(shippedAt, system, orderId));
        known.push({ at: shippedAt, pieces: 0, command: shipped });
      }
      if (cancelledAt === null) continue;
      const back = new RevertSale(sale, contextOf(cancelledAt, system, orderId));
      known.push({ at: cancelledAt, pieces: quantity, command: back });
    }
  }
  return movements;
}
