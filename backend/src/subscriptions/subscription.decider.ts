import { decider, rule } from '../platform/event-sourcing/deciding/decider.js';
import { AbandonRenewal, abandonRenewal } from './commands/abandon-renewal.js';
import { AttemptRenewal, attemptRenewal } from './commands/attempt-renewal.js';
import { CancelSubscription, cancelSubscription } from './commands/cancel-subscription.js';
import { ChangeSubscriptionAddress, changeSubscriptionAddress } from './commands/change-subscription-address.js';
import { ChangeTerms, changeTerms } from './commands/change-terms.js';
import { ChangePaymentMethod, changePaymentMethod } from './commands/change-payment-method.js';
import { DeclineRenewal, declineRenewal } from './commands/decline-renewal.js';
import { MoveDelivery, moveDelivery } from './commands/move-delivery.js';
import { NoteProcessingRenewal, noteProcessingRenewal } from './commands/note-processing-renewal.js';
import { PauseSubscription, pauseSubscription } from './commands/pause-subscription.js';
import { PostponeRenewal, postponeRenewal } from './commands/postpone-renewal.js';
import { RenewSubscription, renewSubscription } from './commands/renew-subscription.js';
import { ResumeSubscription, resumeSubscription } from './commands/resume-subscription.js';
import { RequestPaymentMethod, requestPaymentMethod } from './commands/request-payment-method.js';
import { RestoreSubscription, restoreSubscription } from './commands/restore-subscription.js';
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
    rule(MoveDelivery, moveDelivery),
    rule(ChangeTerms, changeTerms),
    rule(ChangeSubscriptionAddress, changeSubscriptionAddress),
    rule(AttemptRenewal, attemptRenewal),
    rule(PostponeRenewal, postponeRenewal),
    rule(NoteProcessingRenewal, noteProcessingRenewal),
    rule(DeclineRenewal, declineRenewal),
    rule(AbandonRenewal, abandonRenewal),
    rule(RenewSubscription, renewSubscription),
    rule(ChangePaymentMethod, changePaymentMethod),
    rule(RequestPaymentMethod, requestPaymentMethod),
    rule(CancelSubscription, cancelSubscription),
    rule(RestoreSubscription, restoreSubscription),
  ],
});
