import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Records another payment method after a successful set-up at the provider. */
export class ChangePaymentMethod extends Command<{ subscriptionId: string; setupIntentId: string }> {}

/** Retries a failed payment today. */
export const changePaymentMethod: Rule<ChangePaymentMethod, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const { setupIntentId } = payload;
  const subscription = started(state);
  if (subscription.setupIntentId === setupIntentId) return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  const dueOn = subscription.payment.declines > 0 ? amsterdamDay(context.at) : null;
  return [{ type: 'PaymentMethodChanged', data: { setupIntentId, dueOn } }];
};
