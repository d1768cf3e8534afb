import { contextAt } from '../event-sourcing/given-when-then.js';
import { eventsAfter, expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { PauseSubscription } from './commands/pause-subscription.js';
import { RenewSubscription } from './commands/renew-subscription.js';
import { ResumeSubscription } from './commands/resume-subscription.js';
import { StartSubscription } from './commands/start-subscription.js';
import { subscriptionDecider } from './subscription.decider.js';
import { storedSubscriptionEvents, subscriptionId, terms } from './subscription.fixtures.js';

const start = new StartSubscription({ subscriptionId, ...terms }, contextAt('2026-01-31T12:00:00.000Z'));
const renew = (cycle: number) =>
  new RenewSubscription({ subscriptionId, cycle, orderId: `order-of-${cycle}` }, contextAt());
const nextDates = (commands: Parameters<typeof eventsAfter>[1]) =>
  eventsAfter(subscriptionDecider, commands).flatMap(({ data }) =>
    'nextDeliveryDate' in data ? [data.nextDeliveryDate] : [],
  );

describe('a subscription', () => {
  it('reads every event that was ever stored', () =>
    expectStoredSamplesToFold(subscriptionDecider, storedSubscriptionEvents));

  it('comes back to the 31st after a short month', () => {
    expect(nextDates([start, renew(1), renew(2), renew(3)])).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('counts from the day it was resumed when that day is later', () => {
    const pause = new PauseSubscription({ subscriptionId, reason: 'requested' }, contextAt('2026-02-10T12:00:00.000Z'));
    const resume = new ResumeSubscription({ subscriptionId }, contextAt('2026-06-12T12:00:00.000Z'));
    expect(nextDates([start, pause, resume, renew(1), renew(2)])).toEqual([
      '2026-02-28',
      '2026-06-15',
      '2026-07-15',
      '2026-08-15',
    ]);
  });
});
