import type { DamageReason } from '../../../../contracts/returns.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { arrivedPieces, quantityOf } from '../arrived-pieces.js';
import { requested, type RequestedReturnState, type Return } from '../return.js';
import type { InspectedPieces, ReturnEvent, ReturnLine } from '../return.events.js';
import { receiveReturn, ReceiveReturn } from './receive-return.js';

/** What staff found of one order line, in jars. `damageReason`: why `received - restocked` pieces stay out of the stock. */
export interface FoundPieces {
  lineId: string;
  received: number;
  restocked: number;
  damageReason: DamageReason | null;
}

/** Staff records what arrived and what of it returns to stock. */
export class InspectReturn extends Command<{ returnId: string; pieces: readonly FoundPieces[] }> {}

/**
 * The first inspection counts, because it moves stock. Throws what `arrivedPieces` throws, and `return-inspected-otherwise`
 * for other figures than the first.
 */
export const inspectReturn: Rule<InspectReturn, Return, ReturnEvent> = ({ payload, context }, state) => {
  const current = requested(state);
  const { returnId, pieces: found } = payload;
  const pieces = found.map(({ lineId, received: quantity }) => ({ lineId, quantity }));
  const inspected = inspectedPieces(current, found, arrivedPieces(current, pieces));
  if (current.inspected) {
    if (isSame(current.inspected, inspected)) return [];
    throw new DomainError('return-inspected-otherwise');
  }
  const { orderId, orderNumber, lines, paidCents } = current;
  const isWhole = lines.every(({ lineId, quantity, jars }) =>
    inspected.some((some) => some.lineId === lineId && some.refundable === quantity * jars),
  );
  const goodsCents = inspected.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
  const shippingCents = isWhole ? current.shippingCents : 0;
  const refundCents = Math.min(goodsCents + shippingCents, paidCents);
  return [
    ...receiveReturn(new ReceiveReturn({ returnId, pieces }, context), state),
    { type: 'ReturnInspected', data: { orderId, orderNumber, pieces: inspected, refundCents, shippingCents } },
  ];
};

function inspectedPieces(
  { lines, unshipped }: RequestedReturnState,
  found: readonly FoundPieces[],
  arrived: readonly { lineId: string; quantity: number }[],
): InspectedPieces[] {
  return lines.map((line) => {
    const { lineId, productId, productName } = line;
    const received = quantityOf(arrived, lineId);
    const { restocked: stated = 0, damageReason = null } = found.find((one) => one.lineId === lineId) ?? {};
    const restocked = Math.min(stated, received);
    const reason = restocked < received ? (damageReason ?? 'other') : null;
    const refundable = quantityOf(unshipped, lineId) * line.jars + (reason === 'opened' ? restocked : received);
    const pieces = { received, restocked, damageReason: reason, refundable };
    return { lineId, productId, productName, ...pieces, refundableCents: shareOf(line, refundable) };
  });
}

const shareOf = ({ quantity, jars, totalCents }: ReturnLine, refundable: number): number =>
  Math.round((totalCents * refundable) / (quantity * jars));

const isSame = (one: readonly InspectedPieces[], other: readonly InspectedPieces[]): boolean =>
  one.every((pieces, index) =>
    (['received', 'restocked', 'damageReason'] as const).every((field) => pieces[field] === other[index]?.[field]),
  );
