import { endsByDefault, planLines } from './cancelled-order.js';
import type { PlanOfCancelledOrder } from './order-cancellations.js';
import type { ReturnedLine } from './order-returns.js';
import { refundableCents } from './captured-money.js';
import type { PlacedOrderState } from './order.js';
import type { OrderLine, Pieces, SoldProduct } from './order.events.js';
import { quantityOf, wantedPieces } from './parcels.js';
import { leftOfLine, limited, type ChosenAmounts } from './refund-parts.js';
import { withPaidCents } from './returned-goods.js';

/** What goes back for these pieces: what was paid for them, without what other refunds took from it. */
export function amountsFor(order: PlacedOrderState, lines: readonly ReturnedLine[]): ChosenAmounts {
  const paid = lines.map(({ lineId, quantity, totalCents }) => {
    const line = lineOf(order, lineId);
    return { lineId, quantity, amountCents: Math.min(totalCents, Math.max(leftOfLine(order, line), 0)) };
  });
  return limited({ lines: paid, shippingCents: 0 }, Math.max(refundableCents(order), 0));
}

/** What goes back for one piece of a line, for two, and so on, in cents. */
export function refundsOf(order: PlacedOrderState, { lineId, quantity }: Pieces): number[] {
  return Array.from({ length: quantity }, (_, index) => {
    const paid = withPaidCents(order, { lineId, quantity: index + 1 });
    return sumOf(amountsFor(order, [paid]).lines.map(({ amountCents }) => amountCents));
  });
}

/** The products of these pieces with their share of the price before the discount. The last piece takes the rest of it. */
export function soldAs(order: PlacedOrderState, pieces: readonly Pieces[]): SoldProduct[] {
  return order.products.flatMap(({ productId }) => {
    const sold = pieces.filter(({ lineId }) => lineOf(order, lineId).productId === productId);
    if (sold.length === 0) return [];
    const jars = sold.map(({ lineId, quantity }) => quantity * (lineOf(order, lineId).subscription?.jars ?? 1));
    const cents = sold.map((some) => shareOfPrice(order, some));
    return [{ productId, pieces: sumOf(jars), totalCents: sumOf(cents) }];
  });
}

function shareOfPrice(order: PlacedOrderState, { lineId, quantity }: Pieces): number {
  const { totalCents, quantity: ordered } = lineOf(order, lineId);
  const before = ordered - quantityOf(wantedPieces(order), lineId);
  const share = (pieces: number) => Math.round((totalCents * pieces) / ordered);
  return share(before + quantity) - share(before);
}

/** The subscriptions of the lines that these pieces complete. `endedPlans`: line ids; without it `endsByDefault`. */
export function plansWithout(
  order: PlacedOrderState,
  pieces: readonly Pieces[],
  endedPlans?: readonly string[],
): PlanOfCancelledOrder[] {
  const wanted = wantedPieces(order);
  return planLines(order)
    .filter(({ lineId }) => quantityOf(pieces, lineId) > 0 && quantityOf(pieces, lineId) === quantityOf(wanted, lineId))
    .map(({ lineId, productName }) => {
      return { lineId, productName, ends: endedPlans?.includes(lineId) ?? endsByDefault(order) };
    });
}

const lineOf = ({ lines }: PlacedOrderState, lineId: string): OrderLine =>
  lines.find((line) => line.lineId === lineId)!;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
