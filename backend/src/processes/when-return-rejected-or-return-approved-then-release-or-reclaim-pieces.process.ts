import { idOf, type Event, type Recorded } from '../platform/event-sourcing/events.js';
import type { Command, CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { KeepPieces } from '../orders/commands/keep-pieces.js';
import { ReclaimReturn } from '../orders/commands/reclaim-return.js';
import { ReleaseReturn } from '../orders/commands/release-return.js';
import {
  returnEventTypes,
  type ChangedReturn,
  type CompletedReturn,
  type ReturnEvent,
} from '../returns/return.events.js';

type Changed = Recorded<Event<string, ChangedReturn>>;

const reclaim = ({ streamId, data: { from, orderId } }: Changed, context: CommandContext): Command[] => {
  if (from !== 'rejected' || orderId === null) return [];
  return [new ReclaimReturn({ orderId, returnId: idOf(streamId) }, context)];
};

/** Keeps pieces that no refund returns: there is none, or it may have come before the return had its pieces again. */
const keep = ({ streamId, data }: Recorded<Event<string, CompletedReturn>>, context: CommandContext): Command[] => {
  const { from, orderId, refundCents } = data;
  if (orderId === null || (refundCents !== 0 && from !== 'rejected')) return [];
  return [new KeepPieces({ orderId, returnId: idOf(streamId) }, context)];
};

/**
 * Releases the pieces of a rejected return, and reclaims them when that is undone. Returns those of a completed one to stock that never
 * left. Staff sees refusals in a list.
 */
export const whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces = process<ReturnEvent>()({
  name: 'when-return-decided-then-free-pieces',
  eventTypes: returnEventTypes,
  on: {
    ReturnRejected: ({ streamId, data: { orderId } }, context) =>
      orderId === null ? [] : [new ReleaseReturn({ orderId, returnId: idOf(streamId) }, context)],
    ReturnApproved: reclaim,
    ReturnCompleted: (event, context) => [...reclaim(event, context), ...keep(event, context)],
    ReturnReopened: reclaim,
  },
});
