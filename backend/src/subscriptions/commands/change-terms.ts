import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { changedTerms, isSameDelivery, latestTerms } from '../delivery-terms.js';
import { started, type Subscription } from '../subscription.js';
import type { DeliveryTerms, SubscriptionEvent } from '../subscription.events.js';

/** Agrees what each delivery contains and costs from now on. */
export class ChangeTerms extends Command<{ subscriptionId: string; terms: DeliveryTerms }> {}

/** The same pieces as often are no change, so that a repeated command never changes a price. */
export const changeTerms: Rule<ChangeTerms, Subscription, SubscriptionEvent> = ({ payload, context }, state) => {
  const subscription = started(state);
  if (subscription.status === 'cancelled') throw new DomainError('subscription-cancelled');
  if (isSameDelivery(latestTerms(subscription), payload.terms)) return [];
  return [{ type: 'TermsChanged', data: changedTerms(subscription, payload.terms, amsterdamDay(context.at)) }];
};
