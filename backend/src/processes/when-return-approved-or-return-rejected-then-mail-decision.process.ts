import { idOf } from '../platform/event-sourcing/events.js';
import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { returnEventTypes, type ReturnEvent } from '../returns/return.events.js';

/** Mails each decision once. A refund has its own mail. */
export const whenReturnApprovedOrReturnRejectedThenMailDecision = process<ReturnEvent>()({
  name: 'when-return-decided-then-mail-sender',
  eventTypes: returnEventTypes,
  on: {
    ReturnApproved: ({ id, streamId, data: { from, label } }, context) => {
      if (from === 'completed') return [];
      const reference = { returnId: idOf(streamId), ...(label && { label }) };
      const about = { template: 'return-approved', reference } as const;
      return [new QueueMail({ key: `return-approved:${id}`, ...about }, context)];
    },
    ReturnCompleted: ({ id, streamId, data: { refundCents } }, context) => {
      if (refundCents !== 0) return [];
      const about = { template: 'return-completed', reference: { returnId: idOf(streamId) } } as const;
      return [new QueueMail({ key: `return-completed:${id}`, ...about }, context)];
    },
    ReturnRejected: ({ id, streamId }, context) => {
      const about = { template: 'return-rejected', reference: { returnId: idOf(streamId) } } as const;
      return [new QueueMail({ key: `return-rejected:${id}`, ...about }, context)];
    },
  },
});
