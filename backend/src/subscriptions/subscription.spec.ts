import { decide, fold } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt } from '../platform/event-sourcing/deciding/given-when-then.js';
import { eventsAfter, expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { AttemptRenewal } from './commands/attempt-renewal.js';
import { PauseSubscription } from './commands/pause-subscription.js';
import { RenewSubscription } from './commands/renew-subscription.js';
import { ResumeSubscription } from './commands/resume-subscription.js';
import { StartSubscription } from './commands/start-subscription.js';
import { subscriptionDecider } from './subscription.decider.js';
import { initialSubscription, started } from './subscription.js';
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

  it('returns to the 31st after a short month', () => {
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

  it.each([
    ['2026-01-31', 1],
    ['2028-02-29', 1],
    ['2026-11-30', 3],
    ['2026-03-29', 2],
  ])('keeps its day for 36 deliveries from %s, every %i months', (anchor, frequency) => {
    const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number);
    const past = eventsAfter(subscriptionDecider, [
      new StartSubscription({ subscriptionId, ...terms, frequency }, contextAt(`${anchor}T12:00:00.000Z`)),
    ]);
    for (let cycle = 1; cycle <= 36; cycle++) {
      const state = started(fold(subscriptionDecider, initialSubscription, past));
      const lastOfMonth = new Date(Date.UTC(year, month - 1 + cycle * frequency + 1, 0));
      const expected = new Date(lastOfMonth).setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
      expect(state.nextDeliveryDate).toBe(new Date(expected).toISOString().slice(0, 10));
      const context = contextAt(new Date(expected + 3_600_000).toISOString());
      const { payment } = state;
      past.push(
        ...decide(subscriptionDecider, new AttemptRenewal({ subscriptionId, cycle, now: false }, context), state),
      );
      expect(past.at(-1)).toMatchObject({ type: 'RenewalAttempted', data: { cycle, attempt: payment.attempt + 1 } });
      past.push(
        ...decide(subscriptionDecider, new RenewSubscription({ subscriptionId, cycle, orderId: 'o' }, context), state),
      );
    }
    expect(past).toHaveLength(1 + 2 * 36);
  });
});
