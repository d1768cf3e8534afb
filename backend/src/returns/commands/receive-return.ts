import { DomainError } from '../../platform/errors/domain-error.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { arrivedPieces, quantityOf } from '../arrived-pieces.js';
import { requested, type Return } from '../return.js';
import type { ReturnedPieces, ReturnEvent } from '../return.events.js';

/** Staff counts what arrived, by order line. A later count replaces it until the inspection. */
export class ReceiveReturn extends Command<{ returnId: string; pieces: readonly ReturnedPieces[] }> {}

/** Throws what `arrivedPieces` throws, and `return-inspected-otherwise` for other figures after the inspection. */
export const receiveReturn: Rule<ReceiveReturn, Return, ReturnEvent> = ({ payload }, state) => {
  const current = requested(state);
  const pieces = arrivedPieces(current, payload.pieces);
  const { received, inspected } = current;
  if (received && pieces.every(({ lineId, quantity }) => quantityOf(received, lineId) === quantity)) return [];
  if (inspected) throw new DomainError('return-inspected-otherwise');
  return [{ type: 'ReturnReceived', data: { pieces } }];
};
