import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import { subscriptionCancelled, subscriptionId, subscriptionStarted, terms } from '../subscription.fixtures.js';
import { StartSubscription } from './start-subscription.js';

const start = (at: string, frequency = 1) =>
  new StartSubscription({ subscriptionId, ...terms, frequency }, contextAt(at));

describe('starting a subscription', () => {
  it('freezes the terms and plans the first delivery', () => {
    given(subscriptionDecider).when(start('2026-01-31T12:00:00.000Z')).then([subscriptionStarted()]);
  });

  it('takes the day in Amsterdam as its anchor', () => {
    given(subscriptionDecider).when(start('2026-01-30T23:30:00.000Z')).then([subscriptionStarted()]);
  });

  it('happens once, also when it was cancelled since', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(start('2026-03-31T12:00:00.000Z', 2))
      .thenNothing();
  });
});
