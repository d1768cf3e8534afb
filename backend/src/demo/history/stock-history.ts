import type { Command } from '../../platform/event-sourcing/deciding/decider.js';
import type { Actor } from '../../platform/event-sourcing/events.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { OpenStock } from '../../inventory/commands/open-stock.js';
import { RegisterStockChange } from '../../inventory/commands/register-stock-change.js';
import { RevertSale } from '../../inventory/commands/revert-sale.js';
import { SellStock } from '../../inventory/commands/sell-stock.js';
import { contextOf, system, type Book } from './book.js';
import type { HistoryProduct } from './baskets.js';
import { hour } from './moments.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';

/** A command that moves `pieces` (signed) at a moment. */
interface Movement {
  at: number;
  pieces: number;
  command: Command;
}

type Change = Pick<RegisterStockChange['payload'], 'type' | 'quantity' | 'note'>;

/** Writes the stock of every product so that it never runs short and ends at exactly `product.stock`. */
export class StockHistory {
  private changes = 0;
  private readonly movements: ReadonlyMap<number, Movement[]>;

  constructor(
    private readonly book: Book,
    private readonly staff: Actor,
    private readonly random: Random,
    orders: readonly HistoryOrder[],
  ) {
    this.movements = movementsOf(orders);
  }

  /** `from` and `now` are milliseconds. */
  write(product: HistoryProduct, from: number, now: number): void {
    const { id: productId, stock } = product;
    const sales = (this.movements.get(productId) ?? []).sort((one, other) => one.at - other.at);
    const opensAt = Math.min(Math.max(from, product.createdAt.getTime()), sales[0]?.at ?? now);
    const sold = -sales.reduce((sum, { pieces }) => sum + pieces, 0);
    const opening = stock === null ? null : Math.min(sold + stock, this.random.int(60, 140));
    const open = new OpenStock({ productId, onHand: opening }, contextOf(opensAt, system, `stock-${productId}`));
    this.book.add(`stock-${productId}`, open);
    if (opening === null || stock === null) this.book.add(`stock-${productId}`, ...sales.map(({ command }) => command));
    else this.fill(productId, sales, opening, stock, now);
  }

  /** Sells, and receives new pieces whenever the shelf gets low; what is left to do at the end is one last count. */
  private fill(productId: number, sales: readonly Movement[], opening: number, stock: number, now: number): void {
    const sold = -sales.reduce((sum, { pieces }) => sum + pieces, 0);
    let toReceive = Math.max(0, sold + stock - opening);
    let level = opening;
    let before = sales[0]?.at ?? now;
    for (const { at, pieces, command } of sales) {
      const low = level + pieces < 8;
      if (low && (toReceive > 0 || level + pieces < 0)) {
        const batch = Math.max(Math.min(toReceive, 12 * this.random.int(4, 10)), -(level + pieces));
        this.change(productId, Math.max(before, at - hour / 2), { type: 'restock', quantity: batch, note: 'Levering' });
        toReceive -= Math.min(batch, toReceive);
        level += batch;
      }
      this.book.add(`stock-${productId}`, command);
      level += pieces;
      if (level > 10 && this.random.chance(0.006)) level += this.incident(productId, at);
      before = at;
    }
    if (level === stock) return;
    const last: Change =
      level < stock
        ? { type: 'restock', quantity: stock - level, note: 'Levering' }
        : { type: 'adjustment', quantity: stock - level, note: 'Telling' };
    this.change(productId, now, last);
  }

  /** Now and then something breaks, comes back unopened or was counted wrong. Answers the signed pieces. */
  private incident(productId: number, at: number): number {
    const pieces = this.random.int(1, 2);
    const [change, moved] = this.random.pick<readonly [Change, number]>([
      [{ type: 'damage', quantity: pieces, note: 'Beschadigd in het magazijn' }, -pieces],
      [{ type: 'return', quantity: 1, note: 'Ongeopend retour' }, 1],
      [{ type: 'adjustment', quantity: -1, note: 'Telling' }, -1],
    ]);
    this.change(productId, at, change);
    return moved;
  }

  private change(productId: number, at: number, change: Change): void {
    const changeId = deterministicId('demo-stock-change', productId, ++this.changes);
    const context = contextOf(Math.floor(at), this.staff, changeId);
    this.book.add(`stock-${productId}`, new RegisterStockChange({ productId, changeId, ...change }, context));
  }
}

/** The sales and their undoing that the processes ask of each product, under the same ids. */
function movementsOf(orders: readonly HistoryOrder[]): Map<number, Movement[]> {
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
