import { readState } from '../../backend/src/platform/event-sourcing/deciding/read-state.js';
import { stockDecider } from '../../backend/src/inventory/stock.decider.js';
import type { OrderLine } from '../../backend/src/orders/order.events.js';
import type { Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import type { CheckoutRow } from './checkout-rows.js';
import type { StockFact } from './facts.js';

export async function stockOf(
  { store, database }: World,
  { id, stock: opened }: Assortment['products'][number],
  open: readonly CheckoutRow[],
): Promise<StockFact> {
  const { onHand, reserved, reservations } = (await readState(store, stockDecider, id)).state;
  const [listed] = await database.query<{ on_hand: number | null; reserved: number; available: number | null }[]>(
    'select on_hand, reserved, available from stock_levels where product_id = $1',
    [id],
  );
  const [ledger] = await database.query<{ sum: number }[]>(
    'select coalesce(sum(delta), 0)::int as sum from stock_ledger where product_id = $1',
    [id],
  );
  return {
    productId: id,
    opened,
    onHand,
    reserved,
    reservedByOpenCheckouts: open.reduce((sum, { lines }) => sum + piecesOf(lines, id), 0),
    holders: await holdersIn([...reservations.keys()], database),
    listed: listed ? { onHand: listed.on_hand, reserved: listed.reserved, available: listed.available } : null,
    ledgerSum: ledger!.sum,
  };
}

async function holdersIn(ids: string[], database: World['database']): Promise<string[]> {
  if (ids.length === 0) return [];
  return (
    await database.query<{ holder: string }[]>(
      `select id || ' is ' || coalesce(c.status, 'unknown') as holder
       from unnest($1::uuid[]) id left join checkouts c using (id)`,
      [ids],
    )
  ).map(({ holder }) => holder);
}

function piecesOf(lines: readonly OrderLine[], id: number): number {
  return lines
    .filter(({ productId }) => productId === id)
    .reduce((sum, { quantity, subscription }) => sum + quantity * (subscription?.jars ?? 1), 0);
}
