import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  paymentMethodChanged,
  paymentMethodRequested,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionStarted,
} from '../subscription.fixtures.js';
import { RequestPaymentMethod } from './request-payment-method.js';

const request = (day: string) => new RequestPaymentMethod({ subscriptionId }, contextAt(`${day}T12:00:00.000Z`));
const requested = [subscriptionStarted(), paymentMethodRequested('2026-02-17')];

describe('requesting another payment method', () => {
  it('is done once in seven days, also while paused', () => {
    given(subscriptionDecider, [subscriptionStarted()])
      .when(request('2026-02-10'))
      .then([paymentMethodRequested('2026-02-17')]);
    given(subscriptionDecider, [subscriptionStarted(), subscriptionPaused])
      .when(request('2026-02-10'))
      .then([paymentMethodRequested('2026-02-17')]);
    given(subscriptionDecider, requested).when(request('2026-02-17')).thenNothing();
  });

  it('is done again after seven days, or after another method was chosen', () => {
    given(subscriptionDecider, requested)
      .when(request('2026-02-18'))
      .then([paymentMethodRequested('2026-02-25')]);
    given(subscriptionDecider, [...requested, paymentMethodChanged(null)])
      .when(request('2026-02-11'))
      .then([paymentMethodRequested('2026-02-18')]);
  });

  it('is refused when cancelled or never started', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(request('2026-02-10'))
      .thenRefused('subscription-cancelled');
    given(subscriptionDecider).when(request('2026-02-10')).thenRefused('subscription-not-found');
  });
});
