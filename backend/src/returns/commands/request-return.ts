import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { Return } from '../return.js';
import type { RequestedReturn, ReturnEvent } from '../return.events.js';

/** Requests a return. `refundCents` is a proposal that staff may change. Throws `refund-too-high`. */
export class RequestReturn extends Command<{ returnId: string } & RequestedReturn> {
  override readonly begins = true;
}

export const requestReturn: Rule<RequestReturn, Return, ReturnEvent> = ({ payload }, state) => {
  if (state.status !== 'none') return [];
  const { returnId: _, ...requested } = payload;
  const { refundCents, paidCents } = requested;
  if (refundCents > paidCents) throw new DomainError('refund-too-high', { paidCents });
  return [{ type: 'ReturnRequested', data: requested }];
};
