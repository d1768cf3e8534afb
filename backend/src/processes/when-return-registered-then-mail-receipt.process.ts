import { process } from '../platform/event-sourcing/readers/process.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { orderEventTypes, type OrderEvent } from '../orders/order.events.js';

/** Confirms a return by mail once. A statement of withdrawal is confirmed when it is filed. */
export const whenReturnRegisteredThenMailReceipt = process<OrderEvent>()({
  name: 'when-return-registered-then-mail-receipt',
  eventTypes: orderEventTypes,
  on: {
    ReturnRegistered: ({ data: { returnId, origin } }, context) => {
      if (origin === 'withdrawal') return [];
      const about = { template: 'return-received', reference: { returnId } } as const;
      return [new QueueMail({ key: `return-received:${returnId}`, ...about }, context)];
    },
  },
});
