import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import { Command, type Rule } from '../../platform/event-sourcing/deciding/decider.js';
import { nextDelivery } from '../next-delivery.js';
import type { Subscription } from '../subscription.js';
import type { SubscriptionEvent, SubscriptionTerms } from '../subscription.events.js';

/** Starts a subscription from a paid order line. The day of payment is its anchor day. */
export class StartSubscription extends Command<{ subscriptionId: string } & SubscriptionTerms> {
  override readonly begins = true;
}

export const startSubscription: Rule<StartSubscription, Subscription, SubscriptionEvent> = (command, subscription) => {
  if (subscription.status !== 'none') return [];
  const { subscriptionId: _, ...terms } = command.payload;
  const anchorDate = amsterdamDay(command.context.at);
  const nextDeliveryDate = nextDelivery(anchorDate, 1, terms.frequency);
  return [{ type: 'SubscriptionStarted', data: { ...terms, anchorDate, nextCycle: 1, nextDeliveryDate } }];
};
