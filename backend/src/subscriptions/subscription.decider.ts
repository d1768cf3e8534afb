import { decider, rule } from '../event-sourcing/decider.js';
import { CancelSubscription, cancelSubscription } from './commands/cancel-subscription.js';
import { PauseSubscription, pauseSubscription } from './commands/pause-subscription.js';
import { RenewSubscription, renewSubscription } from './commands/renew-subscription.js';
import { ResumeSubscription, resumeSubscription } from './commands/resume-subscription.js';
import { SkipDelivery, skipDelivery } from './commands/skip-delivery.js';
import { StartSubscription, startSubscription } from './commands/start-subscription.js';
import { evolve, initialSubscription } from './subscription.js';
import { subscriptionEventTypes } from './subscription.events.js';

export const subscriptionDecider = decider({
  category: 'subscription',
  eventTypes: subscriptionEventTypes,
  streamKey: 'subscriptionId',
  initialState: initialSubscription,
  evolve,
  rules: [
    rule(StartSubscription, startSubscription),
    rule(PauseSubscription, pauseSubscription),
    rule(ResumeSubscription, resumeSubscription),
    rule(SkipDelivery, skipDelivery),
    rule(RenewSubscription, renewSubscription),
    rule(CancelSubscription, cancelSubscription),
  ],
});
