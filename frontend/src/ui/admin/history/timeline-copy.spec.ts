import { timelineTypes } from '../../../../../contracts/admin/timeline.js';
import { timelineSentences } from './timeline-copy';

test.each(timelineTypes)('translates %s to a Dutch sentence without the name of the event', (type) => {
  const sentence = timelineSentences[type]({ code: 'out-of-stock', dueOn: '2026-03-02', amount: '43.71' });
  expect(sentence).toMatch(/\.$/);
  expect(sentence).not.toContain(type);
});

test('names what happened to the subscriptions of a cancelled order', () => {
  const sentence = timelineSentences.OrderCancelled({
    from: 'processing',
    endedPlans: 'Sleep Well',
    keptPlans: 'Focus',
  });
  expect(sentence).toBe(
    'Geannuleerd (was In behandeling). Abonnement op Sleep Well: beëindigd. Abonnement op Focus: loopt door.',
  );
});

test('does not present a renewal without stock as a refusal by the bank', () => {
  const { RenewalPostponed, RenewalDeclined } = timelineSentences;
  expect(RenewalPostponed({ dueOn: '2026-03-05' })).toContain('Niet genoeg op voorraad');
  expect(RenewalDeclined({ kind: 'soft', code: 'insufficient_funds', dueOn: '2026-03-02' })).toContain(
    'te weinig saldo',
  );
});

test('gives the reason of the refund of a cancelled order', () => {
  const sentence = timelineSentences.RefundRequested({ amount: '81.64', reason: 'order-cancelled' });
  expect(sentence).toContain('(bestelling geannuleerd)');
});
