import { readState } from '../../backend/src/platform/event-sourcing/deciding/read-state.js';
import { upcast } from '../../backend/src/platform/event-sourcing/event-types.js';
import { readAhead } from '../../backend/src/platform/event-sourcing/readers/read-ahead.js';
import { refundReasons } from '../../contracts/returns.js';
import { orderDecider } from '../../backend/src/orders/order.decider.js';
import type { OrderEvent, PlacedOrder } from '../../backend/src/orders/order.events.js';
import type { RequestedRefund } from '../../backend/src/orders/order-refunds.js';
import type { PlacedOrderState } from '../../backend/src/orders/order.js';
import { quantityOf } from '../../backend/src/orders/parcels.js';
import { paidForLine, refundedOf } from '../../backend/src/orders/refund-parts.js';
import { firstShippingRates } from '../../backend/src/settings/shipping-settings.js';
import { priceBasket } from '../../pricing/price-basket.js';
import { priceLine, type BasketLine } from '../../pricing/price-line.js';
import type { Assortment } from '../support/assortment.js';
import type { World } from '../support/world.js';
import { returnsOf } from './return-facts.js';
import type { LineFact, OrderFact, PaymentFact } from './facts.js';

/** Why a refund lowers what an order is worth. */
const worthless = ['return', 'pieces-cancelled', ...refundReasons] as const;

type EventOf<Type extends OrderEvent['type']> = Extract<OrderEvent, { type: Type }>;

export async function ordersOf(world: World, payments: PaymentFact[], assortment: Assortment): Promise<OrderFact[]> {
  const ids = new Set(payments.map(({ id }) => id));
  const placed = await readAhead(world.store, { after: 0n, types: ['OrderPlaced'], most: Infinity });
  const own = placed.filter((event) => {
    const { data } = upcast(event, orderDecider.eventTypes) as unknown as EventOf<'OrderPlaced'>;
    return ids.has(data.paymentIntentId);
  });
  return Promise.all(own.map(({ streamId }) => orderOf(world, streamId, assortment)));
}

async function orderOf(world: World, streamId: string, assortment: Assortment): Promise<OrderFact> {
  const { store, database } = world;
  const id = streamId.slice(`${orderDecider.category}-`.length);
  const { state: order, events } = await readState(store, orderDecider, id);
  if (order.status === 'none') throw new Error(`${streamId} is empty`);
  const placed = eventOf(events, 'OrderPlaced')!;
  const fallen = eventOf(events, 'OrderCancelled');
  const [listed] = await database.query<
    { status: string; total_cents: number; captured_cents: number; refunded_cents: number }[]
  >('select status, total_cents, captured_cents, refunded_cents from admin_order_list where order_id = $1', [id]);
  const mails = await database.query<{ status: string; count: number }[]>(
    'select status, count(*)::int as count from mails where key = $1 group by status',
    [`order-confirmation:${id}`],
  );
  const [documents] = await database.query<{ invoices: number; cents: number }[]>(
    `select count(*) filter (where kind = 'invoice')::int as invoices, coalesce(sum(total_cents), 0)::int as cents
     from invoice_list where order_id = $1`,
    [id],
  );
  const mailed = (status: string) => mails.find((mail) => mail.status === status)?.count ?? 0;
  return {
    id,
    paymentIntentId: order.paymentIntentId,
    checkoutId: placed.data.checkoutId,
    status: order.status,
    totalCents: order.totalCents,
    pricedCents: priceOf(placed.data, assortment),
    paid: order.paidAt !== null,
    goodsOut: order.status !== 'cancelled' || (fallen?.data.wasShipped ?? false),
    capturedCents: order.capturedCents,
    refundedCents: order.refunds.filter(({ done }) => done).reduce((sum, { amountCents }) => sum + amountCents, 0),
    returnedCents: refundsOf(events, worthless).reduce((sum, one) => sum + one.amountCents, 0),
    returns: await returnsOf(world, id, order),
    lines: linesOf(order, events),
    discountCode: placed.data.discountCode,
    pieces: order.products.map(({ productId, pieces }) => ({
      productId,
      quantity: pieces - keptPieces(events, productId),
    })),
    invoices: documents!.invoices,
    invoicedCents: documents!.cents,
    listed: listed
      ? {
          status: listed.status,
          totalCents: listed.total_cents,
          capturedCents: listed.captured_cents,
          refundedCents: listed.refunded_cents,
        }
      : null,
    labels: await labelsOf(world, id, order),
    mails: { sent: mailed('sent'), queued: mailed('queued'), failed: mailed('failed') },
  };
}

/** Counts the parcels that left with a tracking code of the carrier. */
async function labelsOf(
  { carrier, database }: World,
  id: string,
  order: PlacedOrderState,
): Promise<OrderFact['labels']> {
  const sql = `select parcel_id as id from parcel_labels where order_id = $1 and tracking_code is not null`;
  const labelled = new Set((await database.query<{ id: string }[]>(sql, [id])).map((one) => one.id));
  const shipped = order.parcels.filter(({ parcelId, isUndone }) => !isUndone && labelled.has(parcelId));
  return { live: carrier.control.liveParcels(order.orderNumber).length, shipped: shipped.length };
}

function refundsOf(events: readonly OrderEvent[], reasons: readonly RequestedRefund['reason'][]): RequestedRefund[] {
  return events.flatMap(({ type, data }) =>
    type === 'RefundRequested' && reasons.includes(data.reason) ? [data] : [],
  );
}

/** Pieces that never left, and are back in stock. */
function keptPieces(events: readonly OrderEvent[], productId: number): number {
  const kept = events.flatMap(({ type, data }) => (type === 'PiecesKept' ? data.products : []));
  return kept.reduce((sum, one) => sum + (one.productId === productId ? one.pieces : 0), 0);
}

/** Counts pieces from the registered returns instead of the refunds. */
function linesOf(order: PlacedOrderState, events: readonly OrderEvent[]): LineFact[] {
  const refunded = new Set(refundsOf(events, ['return']).map(({ returnId }) => returnId));
  const returned = events.flatMap(({ type, data }) =>
    type === 'ReturnRegistered' && refunded.has(data.returnId) ? data.lines : [],
  );
  return order.lines.map((line) => ({
    lineId: line.lineId,
    quantity: line.quantity,
    paidCents: paidForLine(order, line),
    refundedPieces: returned.reduce((sum, one) => sum + (one.lineId === line.lineId ? one.quantity : 0), 0),
    shippedPieces: order.parcels.reduce((sum, { pieces }) => sum + quantityOf(pieces, line.lineId), 0),
    cancelledPieces: order.cancellations.reduce((sum, { lines }) => sum + quantityOf(lines, line.lineId), 0),
    refundedCents: refundedOf(order, line.lineId).amountCents,
  }));
}

function eventOf<Type extends OrderEvent['type']>(events: readonly OrderEvent[], type: Type) {
  return events.findLast((event): event is EventOf<Type> => event.type === type);
}

/** Prices the lines at the assortment's list prices. Where staff changed that of a product, it is the one that the line has. */
function priceOf({ lines, discountCode, addsTo }: PlacedOrder, { products, code }: Assortment): number {
  const basket = lines.map(({ productId, quantity, subscription, totalCents }) => {
    const product = products.find(({ id }) => id === productId)!;
    const at = (listCents: number): BasketLine =>
      subscription
        ? { kind: 'subscription', listCents, quantity, jars: subscription.jars, discountPercent: 20 }
        : { kind: 'one-off', listCents, quantity };
    const given = product.pricesCents?.find((cents) => priceLine(at(cents)).totalCents === totalCents);
    return at(given ?? product.priceCents);
  });
  const coupon = discountCode !== null && discountCode === code?.name ? code.coupon : null;
  const rates = addsTo ? { freeFromCents: 0, costCents: 0 } : firstShippingRates;
  return priceBasket(basket, rates, coupon).totalCents;
}
