import { divideByWeight } from '../../../pricing/divide-by-weight.js';
import { refundedVat, type VatShare, type VatSplit } from '../../../pricing/vat.js';
import type { OrderLine } from './order.events.js';
import type { ReturnedLine } from './order-returns.js';
import type { RefundedLine, RefundParts } from './order-refunds.js';

/** The part of an order that dividing a refund reads. Amounts in cents. */
interface Account {
  lines: readonly OrderLine[];
  vat: VatSplit;
  shippingCents: number;
  refunds: readonly { parts: RefundParts }[];
  returns: readonly { returnId: string; lines: readonly ReturnedLine[]; shippingCents: number }[];
}

type Claim = readonly [key: string, mostCents: number];

/** The key of the shipping costs among line ids. */
const shipping = '';

/** Cents for a line, chosen by staff or by an inspection. */
export interface ChosenLine {
  lineId: string;
  amountCents: number;
}

/**
 * Divides a refund over lines and shipping. No line refunds more than was paid for it. The refund of a return
 * covers the returned pieces first, at the price that an inspection found for them, then the shipping, then other lines.
 * The refund of a whole order (`returnId` null) takes everything that is left.
 */
export function partsOf(
  order: Account,
  returnId: string | null,
  amountCents: number,
  inspected: readonly ChosenLine[] | null = null,
): RefundParts {
  const own = ownPieces(order, returnId);
  if (returnId === null || !inspected) return partsFor(order, own, amountCents);
  const lines = own.lines.map((line) => ({
    ...line,
    totalCents: inspected.find(({ lineId }) => lineId === line.lineId)?.amountCents ?? line.totalCents,
  }));
  return partsFor(order, { ...own, lines }, amountCents);
}

function partsFor(order: Account, own: ReturnType<typeof ownPieces>, amountCents: number): RefundParts {
  const divided = divide(amountCents, claims(order, own), roomOf(order));
  const lines = order.lines.map(({ lineId }): RefundedLine => {
    const quantity = own.lines.reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0);
    return { lineId, quantity, amountCents: divided.get(lineId) ?? 0 };
  });
  const parts = {
    lines: lines.filter((line) => line.quantity > 0 || line.amountCents > 0),
    shippingCents: divided.get(shipping) ?? 0,
  };
  return { ...parts, vat: vatOf(order, parts) };
}

/**
 * The VAT of a refund. Shipping goes back at the rates at which it was charged, in proportion of what is left at each.
 */
export function vatOf(order: Account, { lines, shippingCents }: Omit<RefundParts, 'vat'>): RefundParts['vat'] {
  const left = shippingLeftByRate(order);
  const shares = divideByWeight(
    shippingCents,
    left.map(({ cents }) => cents),
  );
  const earlier = order.refunds.map(({ parts }) => parts.vat);
  return refundedVat(
    [...sharesOf(order, lines), ...left.map((share, index) => ({ ...share, cents: shares[index]! }))],
    earlier,
  ).filter(({ grossCents }) => grossCents > 0);
}

function sharesOf({ lines, vat }: Account, refunded: readonly RefundedLine[]): VatShare[] {
  return refunded.flatMap(({ lineId, amountCents: cents }) => {
    const line = lines.find((one) => one.lineId === lineId);
    const taxed = vat.amounts.find(({ rate }) => rate === line?.vatRate);
    return taxed ? [{ rate: taxed.rate, percent: taxed.percent, cents }] : [];
  });
}

function shippingLeftByRate(order: Account): VatShare[] {
  return order.vat.shipping.map((share) => {
    const back = order.refunds.reduce((sum, { parts }) => {
      const goods = sharesOf(order, parts.lines).filter(({ rate }) => rate === share.rate);
      const all = parts.vat.find(({ rate }) => rate === share.rate)?.grossCents ?? 0;
      return sum + all - goods.reduce((cents, one) => cents + one.cents, 0);
    }, 0);
    return { ...share, cents: Math.max(share.cents - back, 0) };
  });
}

/** Divides a refund of no piece in particular: the shipping first, then the lines. */
export function partsWithoutPieces(order: Account, amountCents: number): RefundParts {
  return partsFor(order, { lines: [], shippingCents: 0 }, amountCents);
}

/** Amounts that staff chose, in cents. `quantity`: the cancelled pieces that they are for; none without it. */
export interface ChosenAmounts {
  lines: readonly (ChosenLine & { quantity?: number })[];
  shippingCents: number;
}

/** Returns the parts of a refund of chosen amounts. */
export function partsOfChosen(order: Account, { lines, shippingCents }: ChosenAmounts): RefundParts {
  const refunded = lines
    .map(({ lineId, quantity = 0, amountCents }) => ({ lineId, quantity, amountCents }))
    .filter(({ quantity, amountCents }) => quantity > 0 || amountCents > 0);
  const parts = { lines: refunded, shippingCents };
  return { ...parts, vat: vatOf(order, parts) };
}

/** Limits chosen amounts to a total, the last line first. */
export function limited({ lines, shippingCents }: ChosenAmounts, totalCents: number): ChosenAmounts {
  const shipping = Math.min(shippingCents, totalCents);
  let left = totalCents - shipping;
  const kept = lines.map((line) => {
    const amountCents = Math.min(line.amountCents, left);
    left -= amountCents;
    return { ...line, amountCents };
  });
  return { lines: kept, shippingCents: shipping };
}

/** Cents paid for a line, after discounts. */
export function paidForLine({ lines, vat }: Pick<Account, 'lines' | 'vat'>, line: OrderLine): number {
  return vat.lineCents[lines.indexOf(line)] ?? 0;
}

/** Shipping costs not yet refunded, in cents. */
export function shippingLeft({ shippingCents, refunds }: Account): number {
  return refunds.reduce((left, { parts }) => left - parts.shippingCents, shippingCents);
}

/** Refunded pieces and cents of a line. */
export function refundedOf({ refunds }: Pick<Account, 'refunds'>, lineId: string): Omit<RefundedLine, 'lineId'> {
  const lines = refunds.flatMap(({ parts }) => parts.lines).filter((line) => line.lineId === lineId);
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

function ownPieces(
  order: Account,
  returnId: string | null,
): Pick<Account['returns'][number], 'lines' | 'shippingCents'> {
  if (returnId === null) return everythingLeft(order);
  return order.returns.find((one) => one.returnId === returnId) ?? { lines: [], shippingCents: 0 };
}

function everythingLeft(order: Account) {
  const lines = order.lines.map((line) => {
    const { lineId, productId, productName } = line;
    const refunded = refundedOf(order, lineId);
    const left = { quantity: Math.max(line.quantity - refunded.quantity, 0), totalCents: leftOfLine(order, line) };
    return { lineId, productId, productName, ...left };
  });
  return { lines, shippingCents: shippingLeft(order) };
}

/** Cents paid for a line that are not refunded. */
export function leftOfLine(order: Account, line: OrderLine): number {
  return paidForLine(order, line) - refundedOf(order, line.lineId).amountCents;
}

function roomOf(order: Account): Map<string, number> {
  return new Map([
    [shipping, shippingLeft(order)],
    ...order.lines.map((line): [string, number] => [line.lineId, leftOfLine(order, line)]),
  ]);
}

/** In order of priority. A claim of `Infinity` takes everything that its line or the shipping has left. */
function claims({ lines }: Account, own: ReturnType<typeof ownPieces>): Claim[] {
  return [
    ...own.lines.map(({ lineId, totalCents }): Claim => [lineId, totalCents]),
    [shipping, own.shippingCents],
    ...own.lines.map(({ lineId }): Claim => [lineId, Infinity]),
    [shipping, Infinity],
    ...lines.map(({ lineId }): Claim => [lineId, Infinity]),
  ];
}

function divide(amountCents: number, ordered: readonly Claim[], room: Map<string, number>): Map<string, number> {
  const divided = new Map<string, number>();
  let undivided = amountCents;
  for (const [key, mostCents] of ordered) {
    const cents = Math.max(0, Math.min(undivided, mostCents, (room.get(key) ?? 0) - (divided.get(key) ?? 0)));
    divided.set(key, (divided.get(key) ?? 0) + cents);
    undivided -= cents;
  }
  return divided;
}
