import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { subscriptionDecider } from '../subscription.decider.js';
import {
  deliverySkipped,
  pausedForPayment,
  paymentMethodChanged,
  renewalAbandoned,
  renewalAttempted,
  renewalDeclined,
  renewalPostponed,
  renewalProcessing,
  subscriptionCancelled,
  subscriptionId,
  subscriptionPaused,
  subscriptionRenewed,
  subscriptionResumed,
  subscriptionStarted,
  unplannedAttempt,
} from '../subscription.fixtures.js';
import type { SubscriptionEvent } from '../subscription.events.js';
import { AbandonRenewal } from './abandon-renewal.js';
import { AttemptRenewal } from './attempt-renewal.js';
import { ChangePaymentMethod } from './change-payment-method.js';
import { DeclineRenewal } from './decline-renewal.js';
import { NoteProcessingRenewal } from './note-processing-renewal.js';
import { PostponeRenewal } from './postpone-renewal.js';
import { RenewSubscription } from './renew-subscription.js';
import { SkipDelivery } from './skip-delivery.js';

const noon = (day: string) => contextAt(`${day}T12:00:00.000Z`);
const attempt = (day: string, { cycle = 1, now = false } = {}) =>
  new AttemptRenewal({ subscriptionId, cycle, now }, noon(day));
const decline = (number: number, day: string, kind: 'soft' | 'hard' = 'soft', code = 'insufficient_funds') =>
  new DeclineRenewal({ subscriptionId, cycle: 1, attempt: number, phase: 'open', kind, code }, noon(day));
/** The bank refused a debit that it was processing. */
const refuse = (number: number, day: string, kind: 'soft' | 'hard' = 'soft', code = 'insufficient_funds') =>
  new DeclineRenewal({ subscriptionId, cycle: 1, attempt: number, phase: 'processing', kind, code }, noon(day));
const postpone = (number: number, day: string) =>
  new PostponeRenewal({ subscriptionId, cycle: 1, attempt: number }, noon(day));
const abandon = (number: number, day: string) =>
  new AbandonRenewal({ subscriptionId, cycle: 1, attempt: number }, noon(day));
const soft = { cycle: 1, kind: 'soft', code: 'insufficient_funds' } as const;
const begun = [subscriptionStarted(), renewalAttempted()];

describe('attempting a renewal', () => {
  it('starts on its day, one attempt at a time', () => {
    given(subscriptionDecider, [subscriptionStarted()]).when(attempt('2026-02-27')).thenNothing();
    given(subscriptionDecider, [subscriptionStarted()]).when(attempt('2026-02-28')).then([renewalAttempted()]);
    given(subscriptionDecider, [...begun, renewalProcessing()])
      .when(attempt('2026-03-09'))
      .thenNothing();
  });

  it('follows the calendar of Amsterdam, also in the nights in which the clocks change', () => {
    const due = [subscriptionStarted(), deliverySkipped(1, '2026-03-29')];
    const at = (moment: string) => new AttemptRenewal({ subscriptionId, cycle: 2, now: false }, contextAt(moment));
    given(subscriptionDecider, due).when(at('2026-03-28T22:59:59.000Z')).thenNothing();
    given(subscriptionDecider, due)
      .when(at('2026-03-28T23:00:00.000Z'))
      .then([renewalAttempted(1, 2)]);
  });

  it('ignores a delivery that is over, paused or cancelled', () => {
    given(subscriptionDecider, [subscriptionStarted(), subscriptionRenewed(1, '2026-03-31')])
      .when(attempt('2026-03-01'))
      .thenNothing();
    for (const stopped of [subscriptionPaused, subscriptionCancelled])
      given(subscriptionDecider, [subscriptionStarted(), stopped]).when(attempt('2026-03-01')).thenNothing();
  });

  it('never charges early on request of staff, but retries a failed payment immediately', () => {
    given(subscriptionDecider, [subscriptionStarted()])
      .when(attempt('2026-02-01', { now: true }))
      .thenNothing();
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-02')])
      .when(attempt('2026-03-01', { now: true }))
      .then([unplannedAttempt(2)]);
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-02')])
      .when(attempt('2026-03-02', { now: true }))
      .then([renewalAttempted(2)]);
  });
});

describe('a declined renewal', () => {
  it('is retried 2, 5 and 9 days after the first decline, then the subscription pauses', () => {
    const past = [...begun];
    const steps = [
      ['2026-02-28', '2026-03-02'],
      ['2026-03-02', '2026-03-05'],
      ['2026-03-05', '2026-03-09'],
    ] as const;
    steps.forEach(([day, next], index) => {
      given(subscriptionDecider, past)
        .when(decline(index + 1, day))
        .then([renewalDeclined(index + 1, next)]);
      past.push(renewalDeclined(index + 1, next));
      given(subscriptionDecider, past)
        .when(attempt(next))
        .then([renewalAttempted(index + 2)]);
      past.push(renewalAttempted(index + 2));
    });
    given(subscriptionDecider, past)
      .when(decline(4, '2026-03-09'))
      .then([renewalDeclined(4, null), pausedForPayment]);
  });

  it('keeps its planned retry, and all later ones, after an attempt of staff before that day', () => {
    const early = [...begun, renewalDeclined(1, '2026-03-02'), unplannedAttempt(2)];
    given(subscriptionDecider, early)
      .when(decline(2, '2026-03-01'))
      .then([renewalDeclined(2, '2026-03-02')]);
    given(subscriptionDecider, [...early, renewalDeclined(2, '2026-03-02'), renewalAttempted(3)])
      .when(decline(3, '2026-03-02'))
      .then([renewalDeclined(3, '2026-03-05')]);
    const beforeLast = ['2026-03-02', '2026-03-05', '2026-03-09'].flatMap((day, index) => [
      renewalDeclined(index + 1, day),
      ...(index === 2 ? [unplannedAttempt(4)] : [renewalAttempted(index + 2)]),
    ]);
    given(subscriptionDecider, [...begun, ...beforeLast])
      .when(decline(4, '2026-03-07'))
      .then([renewalDeclined(4, '2026-03-09')]);
    given(subscriptionDecider, early)
      .when(decline(2, '2026-03-01', 'hard', 'stolen_card'))
      .then([renewalDeclined(2, '2026-03-09', 'hard', 'stolen_card')]);
  });

  it('keeps its retries when the bank refuses a debit, which staff began before the planned day, days later', () => {
    const early = [...begun, renewalDeclined(1, '2026-03-02'), unplannedAttempt(2), renewalProcessing(2)];
    const declined = renewalDeclined(2, '2026-03-07');
    given(subscriptionDecider, early).when(refuse(2, '2026-03-06')).then([declined]);
    const retried = [...early, declined, renewalAttempted(3)];
    given(subscriptionDecider, retried)
      .when(decline(3, '2026-03-07'))
      .then([renewalDeclined(3, '2026-03-08')]);
    given(subscriptionDecider, [...retried, renewalDeclined(3, '2026-03-08'), renewalAttempted(4)])
      .when(decline(4, '2026-03-08'))
      .then([renewalDeclined(4, '2026-03-09')]);
  });

  it('keeps its retries after an early attempt of version 1, whose refusal left the plan as it was', () => {
    const early = [renewalAttempted(2), renewalDeclined(2, '2026-03-02')];
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-02'), ...early, renewalAttempted(3)])
      .when(decline(3, '2026-03-02'))
      .then([renewalDeclined(3, '2026-03-05')]);
  });

  it('is retried on the next of its days when staff tried after a refusal that only the customer could solve', () => {
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-09', 'hard', 'stolen_card'), unplannedAttempt(2)])
      .when(decline(2, '2026-03-02'))
      .then([renewalDeclined(2, '2026-03-05')]);
  });

  it('counts its retries from the first planned attempt when staff tried during a postponement', () => {
    const early = [...begun, renewalPostponed(1, '2026-03-03'), unplannedAttempt(2)];
    const declined: SubscriptionEvent = {
      type: 'RenewalDeclined',
      data: { ...soft, attempt: 2, firstDeclinedOn: '2026-03-01', dueOn: '2026-03-03' },
    };
    given(subscriptionDecider, early).when(decline(2, '2026-03-01')).then([declined]);
    given(subscriptionDecider, [...early, declined])
      .when(new ChangePaymentMethod({ subscriptionId, setupIntentId: 'seti_1' }, noon('2026-03-02')))
      .then([paymentMethodChanged('2026-03-02')]);
    given(subscriptionDecider, [...early, declined, renewalAttempted(3)])
      .when(decline(3, '2026-03-03'))
      .then([
        {
          type: 'RenewalDeclined',
          data: { ...soft, attempt: 3, firstDeclinedOn: '2026-03-03', dueOn: '2026-03-05' },
        },
      ]);
  });

  it('waits for the customer when the method is invalid, and pauses without a response', () => {
    const declined = renewalDeclined(1, '2026-03-09', 'hard', 'stolen_card');
    given(subscriptionDecider, begun)
      .when(decline(1, '2026-02-28', 'hard', 'stolen_card'))
      .then([declined]);
    given(subscriptionDecider, [...begun, declined])
      .when(attempt('2026-03-08'))
      .thenNothing();
    given(subscriptionDecider, [...begun, declined])
      .when(attempt('2026-03-09'))
      .then([pausedForPayment]);
  });

  it('is retried immediately with another payment method', () => {
    const past = [...begun, renewalDeclined(1, '2026-03-09', 'hard', 'stolen_card')];
    const change = new ChangePaymentMethod({ subscriptionId, setupIntentId: 'seti_1' }, noon('2026-03-03'));
    given(subscriptionDecider, past)
      .when(change)
      .then([paymentMethodChanged('2026-03-03')]);
    given(subscriptionDecider, [...past, paymentMethodChanged('2026-03-03')])
      .when(attempt('2026-03-03'))
      .then([renewalAttempted(2)]);
    given(subscriptionDecider, [subscriptionStarted()])
      .when(change)
      .then([paymentMethodChanged(null)]);
    given(subscriptionDecider, [
      subscriptionStarted(),
      paymentMethodChanged(null),
      paymentMethodChanged(null, 'seti_2'),
    ])
      .when(change)
      .thenNothing();
    given(subscriptionDecider, [subscriptionStarted(), subscriptionCancelled])
      .when(change)
      .thenRefused('subscription-cancelled');
  });

  it('is recorded once, for the open attempt only', () => {
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-02'), renewalAttempted(2)])
      .when(decline(1, '2026-03-02'))
      .thenNothing();
    given(subscriptionDecider, [...begun, subscriptionRenewed(1, '2026-03-31')])
      .when(decline(1, '2026-03-02'))
      .thenNothing();
  });

  it('plans no retry for a customer who paused or cancelled between attempt and response', () => {
    for (const stopped of [subscriptionPaused, subscriptionCancelled]) {
      given(subscriptionDecider, [...begun, stopped])
        .when(decline(1, '2026-02-28'))
        .then([renewalDeclined(1, null)]);
      given(subscriptionDecider, [...begun, stopped, renewalDeclined(1, null)])
        .when(attempt('2026-03-31'))
        .thenNothing();
    }
  });
});

describe('a blocked renewal', () => {
  it('is postponed three times by three days without stock, then dropped', () => {
    const past = [...begun];
    ['2026-02-28', '2026-03-03', '2026-03-06'].forEach((day, index) => {
      const postponed = renewalPostponed(index + 1, ['2026-03-03', '2026-03-06', '2026-03-09'][index]!);
      given(subscriptionDecider, past)
        .when(postpone(index + 1, day))
        .then([postponed]);
      past.push(postponed, renewalAttempted(index + 2));
    });
    given(subscriptionDecider, past)
      .when(postpone(4, '2026-03-09'))
      .then([deliverySkipped(1, '2026-03-31', 'out-of-stock')]);
  });

  it('keeps its plan after an attempt of staff before that day', () => {
    given(subscriptionDecider, [...begun, renewalPostponed(1, '2026-03-03'), unplannedAttempt(2)])
      .when(postpone(2, '2026-03-01'))
      .then([{ type: 'RenewalPostponed', data: { cycle: 1, attempt: 2, postponements: 1, dueOn: '2026-03-03' } }]);
  });

  it('restarts after a day without an outcome or charge, and uses up no retry', () => {
    given(subscriptionDecider, begun)
      .when(abandon(1, '2026-03-01'))
      .then([renewalAbandoned(1, '2026-03-01')]);
    given(subscriptionDecider, [...begun, renewalAbandoned(1, '2026-03-01')])
      .when(attempt('2026-03-01'))
      .then([renewalAttempted(2)]);
    given(subscriptionDecider, [subscriptionStarted()]).when(abandon(1, '2026-03-01')).thenNothing();
  });

  it('is closed by no worker that began before the bank processed it', () => {
    const debited = given(subscriptionDecider, [...begun, renewalProcessing()]);
    debited.when(abandon(1, '2026-03-01')).thenNothing();
    debited.when(decline(1, '2026-03-01')).thenNothing();
    given(subscriptionDecider, begun).when(refuse(1, '2026-03-01')).thenNothing();
  });

  it('stays open while the bank is processing', () => {
    const note = new NoteProcessingRenewal(
      { subscriptionId, cycle: 1, attempt: 1, paymentIntentId: 'pi_1' },
      noon('2026-02-28'),
    );
    given(subscriptionDecider, begun).when(note).then([renewalProcessing()]);
    given(subscriptionDecider, [...begun, renewalProcessing()])
      .when(refuse(1, '2026-03-05'))
      .then([
        {
          type: 'RenewalDeclined',
          data: {
            cycle: 1,
            attempt: 1,
            kind: 'soft',
            code: 'insufficient_funds',
            firstDeclinedOn: '2026-03-05',
            dueOn: '2026-03-07',
          },
        },
      ]);
  });
});

describe('a payment by the link that the bank is processing', () => {
  const noted = (number: number) =>
    new NoteProcessingRenewal(
      { subscriptionId, cycle: 1, attempt: number, paymentIntentId: 'pi_1' },
      noon('2026-03-01'),
    );
  const failed = [...begun, renewalDeclined(1, '2026-03-02')];
  const paying = [...failed, unplannedAttempt(2), renewalProcessing(2)];

  it('is an attempt outside the plan, recorded once', () => {
    given(subscriptionDecider, failed)
      .when(noted(2))
      .then([unplannedAttempt(2), renewalProcessing(2)]);
    for (const since of [paying, [...paying, renewalDeclined(2, '2026-03-02')]])
      given(subscriptionDecider, since).when(noted(2)).thenNothing();
  });

  it('keeps the day on which the saved method is retried, or on which the plan pauses', () => {
    given(subscriptionDecider, paying)
      .when(refuse(2, '2026-03-01'))
      .then([renewalDeclined(2, '2026-03-02')]);
    const invalid = renewalDeclined(1, '2026-03-09', 'hard', 'stolen_card');
    given(subscriptionDecider, [...begun, invalid, unplannedAttempt(2), renewalProcessing(2)])
      .when(refuse(2, '2026-03-04', 'hard', 'stolen_card'))
      .then([renewalDeclined(2, '2026-03-09', 'hard', 'stolen_card')]);
  });
});

describe('while a payment is in progress', () => {
  it('the delivery cannot be skipped', () => {
    const skip = new SkipDelivery({ subscriptionId, cycle: 1 }, noon('2026-02-28'));
    given(subscriptionDecider, begun).when(skip).thenRefused('renewal-under-way');
    given(subscriptionDecider, [...begun, renewalDeclined(1, '2026-03-02')])
      .when(skip)
      .then([deliverySkipped(1, '2026-03-31')]);
  });

  it('pausing and resuming starts no second attempt', () => {
    const past = [...begun, subscriptionPaused, subscriptionResumed(1, '2026-03-03')];
    given(subscriptionDecider, past).when(attempt('2026-03-03')).thenNothing();
    given(subscriptionDecider, [...past, renewalDeclined(1, '2026-03-05')])
      .when(attempt('2026-03-05'))
      .then([renewalAttempted(2)]);
  });
});

describe('a late payment', () => {
  it('skips the delivery days that have passed', () => {
    given(subscriptionDecider, begun)
      .when(new RenewSubscription({ subscriptionId, cycle: 1, orderId: 'order-of-1' }, noon('2026-05-31')))
      .then([
        {
          type: 'SubscriptionRenewed',
          data: { cycle: 1, orderId: 'order-of-1', nextCycle: 5, nextDeliveryDate: '2026-06-30' },
        },
      ]);
  });

  it('resumes a subscription that paused for lack of payment, and no other', () => {
    const renew = new RenewSubscription({ subscriptionId, cycle: 1, orderId: 'order-of-1' }, noon('2026-03-12'));
    given(subscriptionDecider, [...begun, renewalDeclined(1, null), pausedForPayment])
      .when(renew)
      .then([subscriptionRenewed(1, '2026-03-31'), subscriptionResumed(2, '2026-03-31')]);
    given(subscriptionDecider, [...begun, subscriptionPaused])
      .when(renew)
      .then([subscriptionRenewed(1, '2026-03-31')]);
  });
});
