import { amsterdamDay } from '../../../contracts/values/calendar.js';
import { orderStatuses } from '../../../contracts/orders.js';
import { returnStatuses } from '../../../contracts/returns.js';
import { subscriptionStatuses } from '../../../contracts/subscriptions.js';
import { decide, fold, type Decider } from '../platform/event-sourcing/deciding/decider.js';
import type { Event, Recorded, RecordedEvent } from '../platform/event-sourcing/events.js';
import { contextAfter } from '../platform/event-sourcing/readers/process.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { orderDecider } from '../orders/order.decider.js';
import { whenOrderCancelledThenRevertSale } from '../processes/when-order-cancelled-then-revert-sale.process.js';
import { whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions } from '../processes/when-payment-captured-or-order-cancelled-then-start-or-end-subscriptions.process.js';
import { whenOrderPlacedOrOrderStatusChangedThenMoveStock } from '../processes/when-order-placed-or-order-status-changed-then-move-stock.process.js';
import { whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces } from '../processes/when-return-rejected-or-return-approved-then-release-or-reclaim-pieces.process.js';
import { whenReturnRegisteredThenRequestReturn } from '../processes/when-return-registered-then-request-return.process.js';
import { whenReturnRefundRequestedThenRequestRefund } from '../processes/when-return-refund-requested-then-request-refund.process.js';
import { adminOrderList } from '../projections/admin-order-list/admin-order-list.projection.js';
import { adminReturnList } from '../projections/admin-return-list/admin-return-list.projection.js';
import { adminSubscriptionList } from '../projections/admin-subscription-list/admin-subscription-list.projection.js';
import { foldProjection } from '../projections/fold-projection.fixtures.js';
import { stockLedger } from '../projections/stock-ledger/stock-ledger.projection.js';
import { stockLevels } from '../projections/stock-levels/stock-levels.projection.js';
import { returnDecider } from '../returns/return.decider.js';
import type { RequestedReturn } from '../returns/return.events.js';
import { subscriptionDecider } from '../subscriptions/subscription.decider.js';
import { recorded } from '../testing/recorded-events.js';
import { demoHistory, type DemoHistory } from './history.js';
import type { HistoryProduct } from './history/baskets.js';

const now = new Date('2026-03-04T15:30:00.000Z');
const deciders = [orderDecider, stockDecider, subscriptionDecider, returnDecider] as unknown as Decider<
  unknown,
  Event
>[];
const stocks = [120, 15, 7, 0, null, 260, 42, 18, null, 88];
const products: HistoryProduct[] = stocks.map((stock, index) => ({
  id: index + 1,
  slug: `product-${index + 1}`,
  name: `Product ${index + 1}`,
  imageUrl: '/art/one-480.webp',
  priceCents: 1995 + index * 100,
  freePieces: index % 4 === 0 ? { buy: 1, free: 1 } : null,
  vatRate: 'low',
  subscriptionEnabled: index !== 3,
  subscriptionDiscount: 20,
  stock,
  createdAt: new Date(now.getTime() - (400 - index * 40) * 24 * 3600_000),
}));

const deciderOf = (streamId: string) => deciders.find(({ category }) => streamId.startsWith(`${category}-`))!;
const processes = [
  whenOrderPlacedOrOrderStatusChangedThenMoveStock,
  whenOrderCancelledThenRevertSale,
  whenPaymentCapturedOrOrderCancelledThenStartOrEndSubscriptions,
  whenReturnRegisteredThenRequestReturn,
  whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces,
  whenReturnRefundRequestedThenRequestRefund,
];

/** Decides every command of the history; a refusal fails the test. */
function eventsOf(history: DemoHistory): Recorded<Event>[] {
  return history.streams.flatMap(({ streamId, commands }) => {
    const decider = deciderOf(streamId);
    let state = decider.initialState;
    let revision = 0;
    return commands.flatMap((command) => {
      const events = decide(decider, command, state);
      state = fold(decider, state, events);
      return events.map((event) => recorded(streamId, event, command.context.at, revision++));
    });
  });
}

const history = demoHistory({ products, now });
const events = eventsOf(history);
const orders = foldProjection(adminOrderList, events);
const subscriptions = foldProjection(adminSubscriptionList, events);
const returns = foldProjection(adminReturnList, events);
const count = <Value>(values: readonly Value[], wanted: Value) => values.filter((value) => value === wanted).length;

describe('the demo history', () => {
  it('is deterministic and takes less than a second', () => {
    const before = process.cpuUsage();
    const again = demoHistory({ products, now });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
    expect(JSON.stringify(again)).toBe(JSON.stringify(history));
    expect(demoHistory({ products, now, seed: 2 }).contacts[0]).not.toEqual(history.contacts[0]);
  });

  it('has the requested orders, numbered chronologically and mostly delivered', () => {
    expect(orders).toHaveLength(2000);
    expect(history.lastOrderNumber).toBe(2000);
    const numbers = [...orders].sort((a, b) => a.placedAt.localeCompare(b.placedAt)).map((row) => row.orderNumber);
    expect(numbers).toEqual([...numbers].sort());
    const statuses = orders.map(({ status }) => status);
    for (const status of orderStatuses) expect(statuses).toContain(status);
    expect(count(statuses, 'delivered')).toBeGreaterThan(1700);
    expect(count(statuses, 'cancelled')).toBeGreaterThan(20);
  });

  it('has more orders at the end of the year', () => {
    const dates = orders.map(({ placedAt }) => placedAt).sort();
    const early = dates.filter((at) => at < '2025-06').length;
    const late = dates.filter((at) => at >= '2025-12-04').length;
    expect(late).toBeGreaterThan(2 * early);
    expect(dates[0]! < '2025-03-15').toBe(true);
  });

  it('balances to the cent and refunds cancelled orders', () => {
    for (const row of orders) {
      expect(row.totalCents).toBe(row.subtotalCents + row.shippingCents - row.discountCents);
      expect(row.refundedCents).toBe(row.refundRequestedCents);
      if (row.status === 'cancelled') expect(row.refundedCents).toBe(row.capturedCents);
    }
  });

  it('has subscriptions in all states, renewed by orders, and none overdue', () => {
    const statuses = subscriptions.map(({ status }) => status);
    for (const status of subscriptionStatuses) expect(statuses).toContain(status);
    expect(count(statuses, 'active')).toBeGreaterThan(80);
    const renewals = orders.filter(({ subscriptionId }) => subscriptionId !== null).length;
    const deliveries = subscriptions.reduce((sum, row) => sum + row.deliveries - 1, 0);
    expect(renewals).toBe(deliveries);
    expect(renewals).toBeGreaterThan(100);
    const today = amsterdamDay(now.toISOString());
    for (const row of subscriptions) if (row.nextDeliveryDate) expect(row.nextDeliveryDate > today).toBe(true);
  });

  it('has returns in all states', () => {
    expect(returns.length).toBeGreaterThan(40);
    expect(returns.length).toBeLessThan(90);
    for (const status of returnStatuses) expect(returns.map((row) => row.status)).toContain(status);
  });

  it('has money that went back outside the shop, and refunds that failed and were made again', () => {
    const of = (type: string) => events.filter((event) => event.type === type);
    const outside = of('ExternalRefundRecorded').map(({ data }) => (data as { origin: string }).origin);
    expect(new Set(outside)).toEqual(new Set(['dashboard', 'dispute']));
    const reasons = of('DisputeOpened').map(({ data }) => (data as { reason: string }).reason);
    expect(new Set(reasons)).toEqual(new Set(['product_not_received', 'insufficient_funds']));
    expect(of('ExternalRefundFailed').length).toBeGreaterThan(0);
    const failed = of('RefundFailed').map(({ streamId }) => streamId);
    expect(failed.length).toBeGreaterThan(0);
    const made = of('OrderRefunded').map(({ streamId }) => streamId);
    for (const streamId of failed) expect(made.filter((one) => one === streamId)).toHaveLength(2);
  });

  it('registers each return on its order with the same pieces and amount', () => {
    const told = events
      .filter(({ type }) => type === 'ReturnRegistered')
      .map(({ streamId, data }) => ({ streamId, data }));
    const requested = events.filter(({ type }) => type === 'ReturnRequested');
    expect(told).toHaveLength(requested.length);
    for (const { streamId, data } of requested) {
      const { orderId, ...asked } = data as RequestedReturn;
      const registered = { ...asked, returnId: streamId.slice('return-'.length) };
      expect(told).toContainEqual({ streamId: `order-${orderId}`, data: expect.objectContaining(registered) });
    }
    const rejected = returns.filter(({ status }) => status === 'rejected').length;
    expect(events.filter(({ type }) => type === 'ReturnReleased')).toHaveLength(rejected);
  });

  it('never sells more than the stock and ends at the stock of the catalogue', () => {
    const levels = foldProjection(stockLevels, events);
    expect(levels.map(({ onHand }) => onHand)).toEqual(stocks);
    const ledger = foldProjection(stockLedger, events);
    for (const { onHandAfter } of ledger) if (onHandAfter !== null) expect(onHandAfter).toBeGreaterThanOrEqual(0);
    for (const type of ['opening', 'restock', 'sale', 'sale-reverted', 'damage', 'adjustment', 'return'] as const) {
      expect(ledger.map((line) => line.type)).toContain(type);
    }
  });

  it('lies within the year before now, chronologically per stream', () => {
    for (const { streamId, commands } of history.streams) {
      const times = commands.map(({ context }) => context.at);
      expect([streamId, times]).toEqual([streamId, [...times].sort()]);
      expect(times[times.length - 1]! <= now.toISOString()).toBe(true);
      expect(times[0]! >= '2025-03-04').toBe(true);
    }
  });

  it('leaves no commands for the processes', () => {
    const states = new Map<string, unknown>();
    for (const event of events) {
      const decider = deciderOf(event.streamId);
      states.set(event.streamId, decider.evolve(states.get(event.streamId) ?? decider.initialState, event));
    }
    for (const event of events) {
      const context = contextAfter(event as RecordedEvent);
      for (const command of processes.flatMap(({ on }) => on[event.type]?.(event, context) ?? [])) {
        const decider = deciders.find(({ rules }) => rules.some((rule) => command instanceof rule.command))!;
        const state = states.get(`${decider.category}-${decider.streamKey(command.payload)}`);
        expect([event.streamId, decide(decider, command, state ?? decider.initialState)]).toEqual([event.streamId, []]);
      }
    }
  });

  it.each([
    ['five orders', { orders: 5, customers: 2 }, '2026-03-04T15:30:00.000Z'],
    ['no orders', { orders: 0, customers: 3 }, '2026-03-04T15:30:00.000Z'],
    ['one that ends a minute after midnight', { orders: 300 }, '2026-03-04T00:01:00.000Z'],
    ['one that ends on a leap day', { orders: 300 }, '2028-02-29T12:00:00.000Z'],
  ])('generates %s', (_, request, at) => {
    const small = demoHistory({ products, now: new Date(at), ...request });
    const made = eventsOf(small);
    expect(foldProjection(adminOrderList, made)).toHaveLength(request.orders);
    expect(foldProjection(stockLevels, made).map(({ onHand }) => onHand)).toEqual(stocks);
    for (const { metadata } of made) expect(metadata.occurredAt <= at).toBe(true);
  });

  it('uses fictional people only', () => {
    const emails = history.customers.map(({ email }) => email);
    expect(new Set(emails).size).toBe(800);
    for (const email of emails) expect(email).toMatch(/^[a-z]+\.[a-z]+\d+@example\.com$/);
    const known = new Set(history.contacts.map(({ id }) => id));
    for (const { contactId } of [...orders, ...subscriptions, ...returns]) expect(known.has(contactId)).toBe(true);
  });
});
