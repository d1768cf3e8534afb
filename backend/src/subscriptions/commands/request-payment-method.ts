import { addDays, amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Days in which one request is enough. */
const openDays = 7;

/** Requests another payment method from the customer. */
export class RequestPaymentMethod extends Command<{ subscriptionId: string }> {}

/** Does nothing while an earlier request is open, so that two clicks send one mail. */
export const requestPaymentMethod: Rule<RequestPaymentMethod, Subscription, SubscriptionEvent> = (
  { context },
  state,
) => {
  const { status, methodRequestedUntil } = started(state);
  if (status === 'cancelled') throw new DomainError('subscription-cancelled');
  const today = amsterdamDay(context.at);
  if (methodRequestedUntil !== null && methodRequestedUntil >= today) return [];
  return [{ type: 'PaymentMethodRequested', data: { until: addDays(today, openDays) } }];
};
