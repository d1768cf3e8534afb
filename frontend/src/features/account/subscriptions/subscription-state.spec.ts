import type { CustomerSubscription } from '../../../../../contracts/subscriptions.js';
import { methodName } from './copy';
import { decisionsOf, followUpOf, isDue, isPayable, standingOf } from './subscription-state';

type Standing = Pick<CustomerSubscription, 'status' | 'pauseReason' | 'payment'>;
const active = (payment: Standing['payment']): Standing => ({ status: 'active', pauseReason: null, payment });
const paused = (pauseReason: Standing['pauseReason'], payment: Standing['payment']): Standing => ({
  status: 'paused',
  pauseReason,
  payment,
});
const cancelled: Standing = { status: 'cancelled', pauseReason: null, payment: 'action-needed' };

describe('a subscription', () => {
  it.each([
    ['planned', active('planned'), 'active', ['skip', 'pause', 'cancel'], false],
    ['being paid', active('under-way'), 'processing', ['pause', 'cancel'], false],
    ['being processed by the bank', active('processing'), 'processing', ['pause', 'cancel'], false],
    ['out of stock', active('postponed'), 'postponed', ['skip', 'pause', 'cancel'], false],
    ['waiting for a retry', active('retrying'), 'failed', ['skip', 'pause', 'cancel'], true],
    ['waiting for the customer', active('action-needed'), 'failed', ['skip', 'pause', 'cancel'], true],
    ['paused on request', paused('requested', 'planned'), 'paused', ['resume', 'cancel'], false],
    ['paused on request during retries', paused('requested', 'retrying'), 'paused', ['resume', 'cancel'], true],
    ['paused after failed payments', paused('payment-failed', 'action-needed'), 'failed', ['resume', 'cancel'], true],
    ['cancelled', cancelled, 'cancelled', [], false],
  ] as const)('%s', (_, subscription, standing, decisions, payable) => {
    expect(standingOf(subscription)).toBe(standing);
    expect(decisionsOf(subscription)).toEqual(decisions);
    expect(isPayable(subscription)).toBe(payable);
  });

  it('is due from its delivery day until it is renewed', () => {
    const one = { ...active('planned'), nextDeliveryDate: '2026-12-21' } as CustomerSubscription;
    expect([isDue(one, '2026-12-20'), isDue(one, '2026-12-21')]).toEqual([false, true]);
    expect(isDue({ ...one, payment: 'under-way' }, '2026-12-22')).toBe(true);
    expect(isDue({ ...one, payment: 'retrying' }, '2026-12-22')).toBe(false);
    expect(isDue({ ...one, status: 'paused', nextDeliveryDate: null }, '2026-12-22')).toBe(false);
  });
});

describe('a payment method', () => {
  it('has the name that its owner knows', () => {
    expect(methodName({ type: 'card', last4: '4242' })).toBe('•••• 4242');
    expect(methodName({ type: 'sepa_debit', last4: '5264' })).toBe('SEPA-incasso •••• 5264');
    expect(methodName({ type: 'none', last4: null })).toBe('Nog niet gekoppeld');
  });
});

describe('another payment method', () => {
  it('has a failed payment tried again, unless the subscription is paused', () => {
    expect(followUpOf(active('retrying'))).toBe('retry');
    expect(followUpOf({ ...active('action-needed'), status: 'paused' })).toBe('resume');
    expect(followUpOf({ ...active('planned'), status: 'paused' })).toBe('none');
    expect(followUpOf(active('planned'))).toBe('none');
  });
});
