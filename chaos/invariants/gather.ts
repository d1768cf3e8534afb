import { fold } from '../../backend/src/platform/event-sourcing/deciding/decider.js';
import type { RecordedEvent } from '../../backend/src/platform/event-sourcing/events.js';
import { readAhead } from '../../backend/src/platform/event-sourcing/readers/read-ahead.js';
import { orderDecider } from '../../backend/src/orders/order.decider.js';
import type { OrderEvent, OrderLine, RequestedRefund } from '../../backend/src/orders/order.events.js';
import type { Order, PlacedOrderState } from '../../backend/src/orders/order.js';
import { paidForLine, refundedOf } from '../../backend/src/orders/refund-parts.js';
import { stockDecider } from '../../backend/src/inventory/stock.decider.js';
import type { StockEvent } from '../../backend/src/inventory/stock.events.js';
import type { Stock } from '../../backend/src/inventory/stock.js';
import { firstShippingRates } from '../../backend/src/settings/shipping-settings.js';
import { priceBasket } from '../../pricing/price-basket.js';
import type { Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import type { CodeFact, Facts, LineFact, OrderFact, PaymentFact, StockFact } from './facts.js';

interface CheckoutRow {
  id: string;
  payment_intent_id: string | null;
  status: string;
  lines: OrderLine[];
  discount_code: string | null;
}

/** Reads all facts of one assortment. `strangers`: payments without a checkout. */
export async function gatherFacts(
  world: World,
  assortment: Assortment,
  strangers: readonly string[] = [],
): Promise<Facts> {
  const productIds = assortment.products.map(({ id }) => id);
  const checkouts = await checkoutsOf(world, productIds);
  const payments = await paymentsOf(world, checkouts, strangers);
  const orders = await ordersOf(world, payments, assortment);
  const open = checkouts.filter(isOpen);
  return {
    payments,
    checkouts: checkouts.map(({ id, payment_intent_id, status }) => ({
      id,
      paymentIntentId: payment_intent_id,
      status,
    })),
    orders,
    stock: await Promise.all(assortment.products.map((product) => stockOf(world, product, open))),
    codes: assortment.code ? await codesOf(world, assortment.code.name) : [],
  };
}

export const isOpen = ({ status }: { status: string }) => status === 'open' || status === 'closing';

export function checkoutsOf({ database }: Pick<World, 'database'>, productIds: number[]): Promise<CheckoutRow[]> {
  return database.query<CheckoutRow[]>(
    `select id, payment_intent_id, status, lines, quote->>'discountCode' as discount_code from checkouts
     where exists (select 1 from jsonb_array_elements(lines) line where (line->>'productId')::int = any($1))`,
    [productIds],
  );
}

async function paymentsOf(
  world: World,
  checkouts: readonly CheckoutRow[],
  strangers: readonly string[],
): Promise<PaymentFact[]> {
  const { control } = world.provider;
  const ids = new Set(checkouts.map(({ id }) => id));
  const own = control
    .paymentIntents(Infinity)
    .filter(({ id, metadata }) => ids.has(metadata['checkoutId'] ?? '') || strangers.includes(id));
  const listed = await world.database.query<{ payment_intent_id: string }[]>(
    'select payment_intent_id from unmatched_payments where payment_intent_id = any($1)',
    [own.map(({ id }) => id)],
  );
  const charges = control.charges(Infinity);
  const refunds = control.refunds(Infinity);
  return own.map(({ id, status, metadata }) => ({
    id,
    checkoutId: metadata['checkoutId'] ?? null,
    status,
    chargesCents: charges
      .filter((charge) => charge.payment_intent === id && charge.status === 'succeeded')
      .map(({ amount }) => amount),
    refundsCents: refunds
      .filter((refund) => refund.payment_intent === id && refund.status !== 'failed')
      .map(({ amount }) => amount),
    listedForStaff: listed.some(({ payment_intent_id }) => payment_intent_id === id),
  }));
}

async function ordersOf(world: World, payments: PaymentFact[], assortment: Assortment): Promise<OrderFact[]> {
  const ids = new Set(payments.map(({ id }) => id));
  const placed = await readAhead(world.store, { after: 0n, types: ['OrderPlaced'], most: Infinity });
  const own = placed.filter(({ data }) => ids.has((data as { paymentIntentId: string }).paymentIntentId));
  return Promise.all(own.map(({ streamId }) => orderOf(world, streamId, assortment)));
}

async function orderOf({ store, database }: World, streamId: string, assortment: Assortment): Promise<OrderFact> {
  const events = (await store.readStream(streamId)) as (RecordedEvent & OrderEvent)[];
  const order = fold<Order, OrderEvent>(orderDecider, orderDecider.initialState, events);
  if (order.status === 'none') throw new Error(`${streamId} is empty`);
  const id = streamId.slice('order-'.length);
  const placed = eventOf(events, 'OrderPlaced')!;
  const fallen = eventOf(events, 'OrderCancelled');
  const [listed] = await database.query<
    { status: string; total_cents: number; captured_cents: number; refunded_cents: number }[]
  >('select status, total_cents, captured_cents, refunded_cents from admin_order_list where order_id = $1', [id]);
  const mails = await database.query<{ status: string; count: number }[]>(
    'select status, count(*)::int as count from mails where key = $1 group by status',
    [`order-confirmation:${id}`],
  );
  const mailed = (status: string) => mails.find((mail) => mail.status === status)?.count ?? 0;
  return {
    id,
    paymentIntentId: order.paymentIntentId,
    checkoutId: placed.data.checkoutId,
    status: order.status,
    totalCents: order.totalCents,
    pricedCents: priceOf(placed.data.lines, placed.data.discountCode, assortment),
    paid: order.paidAt !== null,
    goodsOut: order.status !== 'cancelled' || (fallen?.data.wasShipped ?? false),
    capturedCents: order.capturedCents,
    refundedCents: order.refunds.filter(({ done }) => done).reduce((sum, { amountCents }) => sum + amountCents, 0),
    returnedCents: refundsOfReturns(events).reduce((sum, { amountCents }) => sum + amountCents, 0),
    lines: linesOf(order, events),
    discountCode: placed.data.discountCode,
    pieces: order.products.map(({ productId, pieces }) => ({ productId, quantity: pieces })),
    listed: listed
      ? {
          status: listed.status,
          totalCents: listed.total_cents,
          capturedCents: listed.captured_cents,
          refundedCents: listed.refunded_cents,
        }
      : null,
    mails: { sent: mailed('sent'), queued: mailed('queued'), failed: mailed('failed') },
  };
}

function refundsOfReturns(events: readonly OrderEvent[]): RequestedRefund[] {
  return events.flatMap(({ type, data }) => (type === 'RefundRequested' && data.reason === 'return' ? [data] : []));
}

/** Counts pieces from the registered returns instead of the refunds. */
function linesOf(order: PlacedOrderState, events: readonly OrderEvent[]): LineFact[] {
  const refunded = new Set(refundsOfReturns(events).map(({ returnId }) => returnId));
  const returned = events.flatMap(({ type, data }) =>
    type === 'ReturnRegistered' && refunded.has(data.returnId) ? data.lines : [],
  );
  return order.lines.map((line) => ({
    lineId: line.lineId,
    quantity: line.quantity,
    paidCents: paidForLine(order, line),
    refundedPieces: returned.reduce((sum, one) => sum + (one.lineId === line.lineId ? one.quantity : 0), 0),
    refundedCents: refundedOf(order, line.lineId).amountCents,
  }));
}

function eventOf<Type extends OrderEvent['type']>(events: readonly OrderEvent[], type: Type) {
  return events.findLast((event): event is Extract<OrderEvent, { type: Type }> => event.type === type);
}

/** Prices the lines at the assortment's list prices, not at those of the order. */
function priceOf(lines: readonly OrderLine[], discountCode: string | null, { products, code }: Assortment): number {
  const basket = lines.map(({ productId, quantity, subscription }) => {
    const listCents = products.find(({ id }) => id === productId)!.priceCents;
    return subscription
      ? { kind: 'subscription' as const, listCents, quantity, jars: subscription.jars, discountPercent: 20 }
      : { kind: 'one-off' as const, listCents, quantity };
  });
  const coupon = discountCode !== null && discountCode === code?.name ? code.coupon : null;
  return priceBasket(basket, firstShippingRates, coupon).totalCents;
}

async function stockOf(
  { store, database }: World,
  { id, stock: opened }: Assortment['products'][number],
  open: readonly CheckoutRow[],
): Promise<StockFact> {
  const events = (await store.readStream(`stock-${id}`)) as (RecordedEvent & StockEvent)[];
  const { onHand, reserved, reservations } = fold<Stock, StockEvent>(stockDecider, stockDecider.initialState, events);
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
    heldByOpenCheckouts: open.reduce((sum, { lines }) => sum + piecesOf(lines, id), 0),
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

async function codesOf({ database }: World, name: string): Promise<CodeFact[]> {
  const rows = await database.query<{ max_uses: number | null; redeemed: number; reserved: number; held: number }[]>(
    `select max_uses, redeemed, reserved, (
       select count(*)::int from discount_reservations r join checkouts c on c.id = r.checkout_id
       where r.code_id = d.id and r.state = 'reserved' and c.status in ('open', 'closing')) as held
     from discount_codes d where code = $1`,
    [name],
  );
  return rows.map(({ max_uses, redeemed, reserved, held }) => ({
    code: name,
    maxUses: max_uses,
    redeemed,
    reserved,
    heldByOpenCheckouts: held,
  }));
}
