import type { Actor } from '../../platform/event-sourcing/events.js';
import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import type { NamedLot } from '../../../../contracts/stock/lots.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { OpenStock } from '../../inventory/commands/open-stock.js';
import { RegisterStockChange } from '../../inventory/commands/register-stock-change.js';
import { contextOf, system, type CommandLog } from './command-log.js';
import type { HistoryProduct } from './baskets.js';
import { hour } from './moments.js';
import type { HistoryOrder } from './order-history.js';
import type { Random } from './random.js';
import { movementsOf, type Movement } from './stock-movements.js';

type Change = Pick<RegisterStockChange['payload'], 'type' | 'quantity' | 'note'>;

/** Keeps every product in stock and ends at exactly `product.stock`. */
export class StockHistory {
  private changes = 0;
  private readonly movements: ReadonlyMap<number, Movement[]>;

  constructor(
    private readonly commandLog: CommandLog,
    private readonly staff: Actor,
    private readonly random: Random,
    orders: readonly HistoryOrder[],
  ) {
    this.movements = movementsOf(orders);
  }

  /** `from` and `now` in milliseconds. */
  write(product: HistoryProduct, from: number, now: number): void {
    const { id: productId, stock } = product;
    const sales = (this.movements.get(productId) ?? []).sort((one, other) => one.at - other.at);
    const opensAt = Math.min(Math.max(from, product.createdAt.getTime()), sales[0]?.at ?? now);
    const sold = -sales.reduce((sum, { pieces }) => sum + pieces, 0);
    const opening = stock === null ? null : Math.min(sold + stock, this.random.int(60, 140));
    const open = new OpenStock({ productId, onHand: opening }, contextOf(opensAt, system, `stock-${productId}`));
    this.commandLog.add(`stock-${productId}`, open);
    if (opening === null || stock === null)
      for (const { command } of sales) this.commandLog.add(`stock-${productId}`, command);
    else this.fill(productId, sales, opening, stock, now);
  }

  /** Restocks when the level is low. A final count corrects the rest. */
  private fill(productId: number, sales: readonly Movement[], opening: number, stock: number, now: number): void {
    const sold = -sales.reduce((sum, { pieces }) => sum + pieces, 0);
    let toReceive = Math.max(0, sold + stock - opening);
    let level = opening;
    let before = sales[0]?.at ?? now;
    for (const { at, pieces, command } of sales) {
      if (pieces === 0) {
        this.commandLog.add(`stock-${productId}`, command);
        before = at;
        continue;
      }
      const low = level + pieces < 8;
      if (low && (toReceive > 0 || level + pieces < 0)) {
        const lot = Math.max(Math.min(toReceive, 12 * this.random.int(4, 10)), -(level + pieces));
        this.change(productId, Math.max(before, at - hour / 2), { type: 'restock', quantity: lot, note: 'Levering' });
        toReceive -= Math.min(lot, toReceive);
        level += lot;
      }
      this.commandLog.add(`stock-${productId}`, command);
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

  /** Books damage, a return or a miscount. Returns the signed pieces. */
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
    const lot = change.type === 'restock' ? deliveredLot(productId, context.at) : null;
    this.commandLog.add(
      `stock-${productId}`,
      new RegisterStockChange({ productId, changeId, ...change, lot }, context),
    );
  }
}

/** One lot for each day and product, good for a year and a half. */
function deliveredLot(productId: number, at: string): NamedLot {
  const day = amsterdamDay(at);
  return { number: `L${day.slice(2).replaceAll('-', '')}-${productId}`, bestBefore: addDays(day, 548) };
}
