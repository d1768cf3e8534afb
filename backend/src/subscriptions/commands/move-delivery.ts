import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { demandPlannable, started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Plans the delivery `cycle` on another day. Later deliveries follow from it. */
export class MoveDelivery extends Command<{ subscriptionId: string; cycle: number; deliveryDate: CalendarDay }> {}

/** A failed payment is retried on the new day, with new retries. Refuses while its payment is in progress. */
export const moveDelivery: Rule<MoveDelivery, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const { cycle: nextCycle, deliveryDate: nextDeliveryDate } = payload;
  const subscription = started(state);
  const { status, payment } = subscription;
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  if (status === 'paused') throw new DomainError('subscription-not-active');
  if (nextCycle !== subscription.nextCycle) throw new DomainError('conflict', { nextCycle: subscription.nextCycle });
  if (payment.phase !== 'waiting') throw new DomainError('renewal-under-way');
  if (subscription.nextDeliveryDate === nextDeliveryDate && payment.dueOn === nextDeliveryDate) return [];
  demandPlannable(nextDeliveryDate, amsterdamDay(context.at));
  return [{ type: 'DeliveryMoved', data: { nextCycle, nextDeliveryDate } }];
};
