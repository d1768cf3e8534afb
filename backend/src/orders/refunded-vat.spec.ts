import fc from 'fast-check';
import { upcast } from '../platform/event-sourcing/event-types.js';
import { recorded } from '../testing/recorded-events.js';
import { decide } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { RefundOrder } from './commands/refund-order.js';
import { orderDecider } from './order.decider.js';
import { refundableCents, refundRequested } from './captured-money.js';
import { evolve, placed, type Order, type PlacedOrderState } from './order.js';
import { leftOfLine, shippingLeft } from './refund-parts.js';
import { orderEventTypes, type OrderEvent, type OrderLine } from './order.events.js';
import { agreed, jarLine, orderId, planLine, products } from './order.fixtures.js';
import { orderVat } from './order-vat.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const line = fc.record({
  totalCents: fc.integer({ min: 1, max: 20_000 }),
  vatRate: fc.constantFrom('high', 'low', 'zero') as fc.Arbitrary<OrderLine['vatRate']>,
});
const anyOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  shippingCents: fc.integer({ min: 0, max: 900 }),
  discountPart: fc.double({ min: 0, max: 0.9, noNaN: true }),
  refunds: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
});

function orderWith(lines: readonly OrderLine[], shippingCents: number, discountCents: number): PlacedOrderState {
  const subtotalCents = sum(lines.map(({ totalCents }) => totalCents));
  const totalCents = subtotalCents + shippingCents - discountCents;
  const terms = { ...agreed, lines: [...lines], subtotalCents, shippingCents, discountCents, totalCents };
  const vat = orderVat(lines, terms, '2026-03-28');
  const event: OrderEvent = { type: 'OrderPlaced', data: { ...terms, saleId: orderId, products, vat } };
  return placed(evolve({ status: 'none' }, event));
}

function refunded(order: PlacedOrderState, refundId: string, amountCents: number): PlacedOrderState {
  const event = refundRequested(order, { refundId, returnId: null, amountCents, reason: 'order-cancelled' });
  return placed(evolve(order as Order, event));
}

describe('the VAT of refunds', () => {
  it('sums to that of the order by rate, in whatever amounts it is refunded', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, shippingCents, discountPart, refunds }) => {
        const bought = lines.map((one, index) => ({ ...jarLine, ...one, lineId: String(index + 1), quantity: 1 }));
        const discountCents = Math.floor(sum(lines.map(({ totalCents }) => totalCents)) * discountPart);
        let order = orderWith(bought, shippingCents, discountCents);
        const left = () => order.refunds.reduce((cents, { amountCents }) => cents - amountCents, order.totalCents);
        for (const [index, part] of [...refunds, 1].entries())
          order = refunded(order, `refund-${index}`, Math.floor(left() * part));
        for (const { rate, grossCents, vatCents } of order.vat.amounts) {
          const back = order.refunds.flatMap(({ parts }) => parts.vat).filter((one) => one.rate === rate);
          expect([sum(back.map((one) => one.grossCents)), sum(back.map((one) => one.vatCents))]).toEqual([
            grossCents,
            vatCents,
          ]);
        }
        for (const { amountCents, parts } of order.refunds)
          expect(sum(parts.vat.map(({ grossCents }) => grossCents))).toBe(amountCents);
      }),
    );
  });

  it('sums to that of the order when staff chose amounts of lines and shipping, and the rest goes back later', () => {
    const chosen = fc.array(fc.record({ line: fc.nat(), part: fc.double({ min: 0, max: 1, noNaN: true }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyOrder, chosen, ({ lines, shippingCents, discountPart }, refunds) => {
        const bought = lines.map((one, index) => ({ ...jarLine, ...one, lineId: String(index + 1), quantity: 1 }));
        const discountCents = Math.floor(sum(lines.map(({ totalCents }) => totalCents)) * discountPart);
        const placedOrder = orderWith(bought, shippingCents, discountCents);
        let order: PlacedOrderState = { ...placedOrder, capturedCents: placedOrder.totalCents, status: 'processing' };
        for (const [index, { line: at, part }] of refunds.entries()) {
          const one = order.lines[at % order.lines.length]!;
          const amountCents = Math.floor(leftOfLine(order, one) * part);
          const of = {
            lines: [{ lineId: one.lineId, amountCents }],
            shippingCents: Math.floor(shippingLeft(order) * part),
          };
          if (amountCents + of.shippingCents === 0) continue;
          const about = { orderId, refundId: `staff:${index}`, reason: 'goodwill', ...of } as const;
          for (const event of decide(orderDecider, new RefundOrder(about, contextAt()), order))
            order = placed(evolve(order, event));
        }
        order = refunded(order, 'rest', refundableCents(order));
        expect(sum(order.refunds.map(({ amountCents }) => amountCents))).toBe(order.totalCents);
        for (const { rate, grossCents, vatCents } of order.vat.amounts) {
          const back = order.refunds.flatMap(({ parts }) => parts.vat).filter((one) => one.rate === rate);
          expect([sum(back.map((one) => one.grossCents)), sum(back.map((one) => one.vatCents))]).toEqual([
            grossCents,
            vatCents,
          ]);
        }
      }),
    );
  });
});

describe('an order from before its VAT was recorded', () => {
  const { vatRate: _, ...untaxedJar } = jarLine;
  const { vatRate: __, ...untaxedPlan } = planLine;
  const stored = {
    ...agreed,
    lines: [untaxedJar, untaxedPlan],
    discountCents: 817,
    shippingCents: 699,
    totalCents: 8046,
    saleId: orderId,
    products,
  };
  const event = recorded(`order-${orderId}`, { type: 'OrderPlaced', data: stored });
  const read = upcast({ ...event, metadata: { ...event.metadata, schemaVersion: 2 } }, orderEventTypes);

  it('has 9 % VAT, and its discount is spread over the lines as its refunds were', () => {
    expect(read.data).toMatchObject({
      lines: [{ vatRate: 'low' }, { vatRate: 'low' }],
      vat: {
        lineCents: [4042, 3305],
        shipping: [{ rate: 'low', percent: 9, cents: 699 }],
        amounts: [{ rate: 'low', percent: 9, grossCents: 8046, vatCents: 664 }],
      },
    });
  });
});
