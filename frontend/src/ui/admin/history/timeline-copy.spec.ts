import { timelineTypes } from '../../../../../contracts/admin/timeline.js';
import { timelineSentences } from './timeline-copy';

test.each(timelineTypes)('%s reads as a Dutch sentence without its own name', (type) => {
  const sentence = timelineSentences[type]({ code: 'out-of-stock', dueOn: '2026-03-02', amount: '43.71' });
  expect(sentence).toMatch(/\.$/);
  expect(sentence).not.toContain(type);
});

test('a cancelled order tells what happened to its subscriptions', () => {
  const sentence = timelineSentences.OrderCancelled({
    from: 'processing',
    endedPlans: 'Sleep Well',
    keptPlans: 'Focus',
  });
  expect(sentence).toBe(
    'Geannuleerd (was In behandeling). Abonnement op Sleep Well: beëindigd. Abonnement op Focus: loopt door.',
  );
});

test('a renewal without stock is no refusal of the bank', () => {
  const { RenewalPostponed, RenewalDeclined } = timelineSentences;
  expect(RenewalPostponed({ dueOn: '2026-03-05' })).toContain('Niet genoeg op voorraad');
  expect(RenewalDeclined({ kind: 'soft', code: 'insufficient_funds', dueOn: '2026-03-02' })).toContain(
    'te weinig saldo',
  );
});

test('a refund of a cancelled order says why', () => {
  const sentence = timelineSentences.RefundRequested({ amount: '81.64', reason: 'order-cancelled' });
  expect(sentence).toContain('(bestelling geannuleerd)');
});
