import fc from 'fast-check';
import { decide, type Command } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { CancelOrder } from './commands/cancel-order.js';
import { CancelPieces } from './commands/cancel-pieces.js';
import { RefundOrder } from './commands/refund-order.js';
import { RegisterReturn } from './commands/register-return.js';
import { RequestRefund } from './commands/request-refund.js';
import { ShipParcel } from './commands/ship-parcel.js';
import { orderDecider } from './order.decider.js';
import { refundableCents } from './captured-money.js';
import { evolve, placed, type PlacedOrderState } from './order.js';
import type { OrderEvent, OrderLine } from './order.events.js';
import { agreed, jarLine, orderId, paidAt } from './order.fixtures.js';
import { orderVat } from './order-vat.js';
import { quantityOf, unshippedPieces } from './parcels.js';
import { leftOfLine } from './refund-parts.js';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const line = fc.record({
  unitCents: fc.integer({ min: 1, max: 5_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  vatRate: fc.constantFrom('high', 'low', 'zero') as fc.Arbitrary<OrderLine['vatRate']>,
});
const step = fc.record({
  kind: fc.constantFrom('cancel', 'cancel', 'ship', 'refund', 'return'),
  at: fc.nat(),
  quantity: fc.integer({ min: 1, max: 3 }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const anyOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shippingCents: fc.integer({ min: 0, max: 900 }),
  discountPart: fc.double({ min: 0, max: 0.9, noNaN: true }),
  steps: fc.array(step, { maxLength: 12 }),
});

function paidOrder({
  lines: chosen,
  shippingCents,
  discountPart,
}: typeof anyOrder extends fc.Arbitrary<infer T> ? T : never) {
  const lines = chosen.map((one, index) => {
    const totalCents = one.unitCents * one.quantity;
    return { ...jarLine, ...one, lineId: String(index + 1), productId: index + 1, totalCents };
  });
  const products = lines.map(({ productId, quantity: pieces, totalCents }) => ({ productId, pieces, totalCents }));
  const subtotalCents = sum(lines.map(({ totalCents }) => totalCents));
  const discountCents = Math.floor(subtotalCents * discountPart);
  const totalCents = subtotalCents + shippingCents - discountCents;
  const terms = { ...agreed, lines, subtotalCents, shippingCents, discountCents, totalCents };
  const vat = orderVat(lines, terms, '2026-03-28');
  const event: OrderEvent = { type: 'OrderPlaced', data: { ...terms, saleId: orderId, products, vat } };
  return {
    ...placed(evolve({ status: 'none' }, event)),
    paidAt,
    capturedCents: totalCents,
    status: 'processing',
  } as const;
}

/** The state after the commands that the order accepts. */
function after(order: PlacedOrderState, ...commands: Command[]): PlacedOrderState {
  return commands.reduce((state, command) => {
    try {
      return decide(orderDecider, command, state).reduce((next, event) => placed(evolve(next, event)), state);
    } catch (error) {
      if (error instanceof DomainError) return state;
      throw error;
    }
  }, order);
}

function commandsOf(order: PlacedOrderState, { kind, at, quantity, part }: Step, index: number): Command[] {
  const one = order.lines[at % order.lines.length]!;
  const pieces = [{ lineId: one.lineId, quantity }];
  const context = contextAt();
  switch (kind) {
    case 'cancel':
      return [new CancelPieces({ orderId, cancellationId: String(index), reason: 'mistake', pieces }, context)];
    case 'ship':
      return [new ShipParcel({ orderId, parcelId: String(index), carrier: null, trackingCode: null, pieces }, context)];
    case 'refund': {
      const lines = [{ lineId: one.lineId, amountCents: Math.floor(leftOfLine(order, one) * part) }];
      return [
        new RefundOrder({ orderId, refundId: `staff:${index}`, reason: 'late', lines, shippingCents: 0 }, context),
      ];
    }
    default: {
      const returnId = String(index);
      const back = { orderId, returnId, origin: 'customer', reason: 'other', pieces } as const;
      const refund = {
        orderId,
        refundId: `return:${index}`,
        returnId,
        amountCents: one.totalCents,
        reason: 'return',
      } as const;
      return [new RegisterReturn(back, context), new RequestRefund(refund, context)];
    }
  }
}

const refundedBy = (order: PlacedOrderState) => sum(order.refunds.map(({ amountCents }) => amountCents));

describe('cancelled pieces', () => {
  it('leave refunds and a rest that are what was paid, by VAT rate, in whatever order', () => {
    fc.assert(
      fc.property(anyOrder, (drawn) => {
        let order: PlacedOrderState = paidOrder(drawn);
        for (const [index, one] of drawn.steps.entries()) {
          order = after(order, ...commandsOf(order, one, index));
          expect(refundableCents(order) + refundedBy(order)).toBe(order.totalCents);
          for (const bought of order.lines) expect(leftOfLine(order, bought)).toBeGreaterThanOrEqual(0);
        }
        order = after(order, new CancelOrder({ orderId }, contextAt()));
        expect(refundedBy(order)).toBe(order.totalCents);
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

  it('are never in a parcel, and every piece is cancelled, in a parcel or here', () => {
    fc.assert(
      fc.property(anyOrder, (drawn) => {
        const order = drawn.steps.reduce<PlacedOrderState>(
          (state, one, index) => after(state, ...commandsOf(state, one, index)),
          paidOrder(drawn),
        );
        const cancelled = order.cancellations.flatMap(({ lines }) => lines);
        const shipped = order.parcels.flatMap(({ pieces }) => pieces);
        for (const { lineId, productId, quantity } of order.lines) {
          const gone = quantityOf(cancelled, lineId) + quantityOf(shipped, lineId);
          expect(gone + quantityOf(unshippedPieces(order), lineId)).toBe(quantity);
          const { pieces } = order.products.find((sold) => sold.productId === productId)!;
          expect(pieces).toBe(quantity - quantityOf(cancelled, lineId));
        }
      }),
    );
  });

  it('take exactly what was paid for a line when all of it is cancelled, piece by piece', () => {
    fc.assert(
      fc.property(anyOrder, (drawn) => {
        let order: PlacedOrderState = paidOrder({
          ...drawn,
          lines: [...drawn.lines, { unitCents: 1, quantity: 1, vatRate: 'low' }],
        });
        const [first] = order.lines;
        for (let index = 0; index < first!.quantity; index++) {
          const pieces = [{ lineId: first!.lineId, quantity: 1 }];
          order = after(
            order,
            new CancelPieces({ orderId, cancellationId: `${index}`, reason: 'mistake', pieces }, contextAt()),
          );
        }
        expect(leftOfLine(order, first!)).toBe(0);
        expect(order.products[0]).toMatchObject({ pieces: 0, totalCents: 0 });
      }),
    );
  });
});
