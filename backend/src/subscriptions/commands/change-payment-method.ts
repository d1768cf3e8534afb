import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { started, type Subscription } from '../subscription.js';
import type { SubscriptionEvent } from '../subscription.events.js';

/** Records another payment method after a successful set-up at the provider. */
export class ChangePaymentMethod extends Command<{ subscriptionId: string; setupIntentId: string }> {}

/** Retries a failed payment today. A set-up that was sent before changes nothing, also after a newer one. */
export const changePaymentMethod: Rule<ChangePaymentMethod, Subscription, SubscriptionEvent> = (
  { payload, context },
  state,
) => {
  const { setupIntentId } = payload;
  const subscription = started(state);
  if (subscription.setupIntentIds.includes(setupIntentId)) return [];
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  const dueOn = subscription.payment.hasFailed ? amsterdamDay(context.at) : null;
  return [{ type: 'PaymentMethodChanged', data: { setupIntentId, dueOn } }];
};
