import { amsterdamDay, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { demandPlannable, started, type Subscription } from '../subscription.js';
import type { PauseReason, SubscriptionEvent } from '../subscription.events.js';

/** Stops deliveries until the subscription is resumed, by itself on the day `until` when one is given. */
export class PauseSubscription extends Command<{
  subscriptionId: string;
  reason: PauseReason;
  until?: CalendarDay;
}> {}

/** A paused subscription may get another `until`, and keeps its reason. */
export const pauseSubscription: Rule<PauseSubscription, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const { until } = payload;
  const { status, pauseReason, pausedUntil } = started(state);
  if (status === 'paused' && (until === undefined || until === pausedUntil)) return [];
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  if (until !== undefined) demandPlannable(until, amsterdamDay(context.at));
  return [{ type: 'SubscriptionPaused', data: { reason: pauseReason ?? payload.reason, until: until ?? null } }];
};
