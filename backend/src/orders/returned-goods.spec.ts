import fc from 'fast-check';
import { fold } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { registerReturn, RegisterReturn } from './commands/register-return.js';
import { orderDecider } from './order.decider.js';
import type { OrderEvent, OrderLine } from './order.events.js';
import type { RegisteredReturn } from './order-returns.js';
import { jarLine, orderId, orderPlaced, paymentCaptured } from './order.fixtures.js';
import { initialOrder, type Order } from './order.js';

const line = (place: number, quantity: number, totalCents: number): OrderLine => ({
  ...jarLine,
  lineId: `line-${place}`,
  quantity,
  totalCents,
});

const bought = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), totalCents: fc.integer({ min: 1, max: 50_000 }) }),
  {
    minLength: 1,
    maxLength: 5,
  },
);

/** A paid order: lines, a discount as a share of the goods, and the shipping cost. */
const orders = fc.record({
  bought,
  discount: fc.double({ min: 0, max: 0.99, noNaN: true }),
  shippingCents: fc.constantFrom(0, 699),
});

type MadeOrder = typeof orders extends fc.Arbitrary<infer Made> ? Made : never;

function paidOrder({ bought: lines, discount, shippingCents }: MadeOrder): { order: Order; totalCents: number } {
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const discountCents = Math.floor(subtotalCents * discount);
  const totalCents = subtotalCents - discountCents + shippingCents;
  const agreed = { lines: lines.map(({ quantity, totalCents: cents }, place) => line(place, quantity, cents)) };
  const placed = orderPlaced({ ...agreed, subtotalCents, discountCents, shippingCents, totalCents });
  const captured = paymentCaptured();
  const paid = { ...captured, data: { ...captured.data, amountCents: totalCents } } as OrderEvent;
  return { order: fold(orderDecider, initialOrder, [placed, paid]) as Order, totalCents };
}

describe('the refund of returned goods', () => {
  it('adds up to the paid amount to the cent, over all returns in any order and size', () => {
    fc.assert(
      fc.property(orders, fc.infiniteStream(fc.nat()), (made, chosen) => {
        const { order: before, totalCents } = paidOrder(made);
        let order = before;
        let refunded = 0;
        const left = made.bought.map(({ quantity }, place) => ({ lineId: `line-${place}`, quantity }));
        const draw = (below: number) => chosen.next().value! % below;
        for (let turn = 0; left.some(({ quantity }) => quantity > 0); turn++) {
          const some = left.filter(({ quantity }) => quantity > 0);
          const one = some[draw(some.length)]!;
          const quantity = 1 + draw(one.quantity);
          one.quantity -= quantity;
          const pieces = [{ lineId: one.lineId, quantity }];
          const asked = { orderId, returnId: `r-${turn}`, origin: 'customer', reason: 'damaged', pieces } as const;
          const [registered] = registerReturn(new RegisterReturn(asked, contextAt()), order);
          const { refundCents, lines } = registered!.data as RegisteredReturn;
          expect(refundCents).toBeGreaterThanOrEqual(0);
          expect(lines[0]!.totalCents).toBeLessThanOrEqual(made.bought[Number(one.lineId.slice(5))]!.totalCents);
          refunded += refundCents;
          order = fold(orderDecider, order as never, [registered!]) as Order;
        }
        expect(refunded).toBe(totalCents);
      }),
    );
  });
});
