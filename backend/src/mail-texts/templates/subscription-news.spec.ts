import { orderRefunded } from './order-news.js';
import { sampleOrder } from './sample-order.js';
import { samplePlan } from './sample-records.js';
import * as news from './subscription-news.js';

const shop = { brand: 'Proefmerk', url: 'https://proef.example', email: 'hallo@proef.example' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each(['order-cancelled', 'withdrawn', 'dispute-lost'] as const)(
  'the end of a subscription after %s promises no further delivery, like the mail about the refund',
  (reason) => {
    const { text } = news.subscriptionCancelled(samplePlan, { reason }, shop);
    const plans = [{ productName: samplePlan.productName, ends: true }];
    const refund = { amountCents: 3672, byHand: false, plans };
    for (const mail of [text, orderRefunded(sampleOrder, refund, shop).text]) {
      expect(mail).toContain('We versturen niets meer en schrijven niets meer af.');
      expect(mail).not.toMatch(/levering nog|loopt door/);
    }
  },
);

it('the end after a cancellation by the customer says that a paid delivery still comes', () => {
  expect(news.subscriptionCancelled(samplePlan, { reason: 'requested' }, shop).text).toContain('die levering nog');
});

it.each([
  ['a renewal', news.renewalComing(samplePlan, { deliveryDate: '2026-04-02' }, shop)],
  ['a failed payment', news.renewalFailed(samplePlan, { kind: 'soft', code: 'x', dueOn: '2026-04-11' }, shop)],
  ['a refused method', news.renewalFailed(samplePlan, { kind: 'hard', code: 'x', dueOn: '2026-04-11' }, shop)],
  ['a pause after failures', news.subscriptionPaused(samplePlan, { reason: 'payment-failed' }, shop)],
  ['a skipped delivery', news.deliverySkipped(samplePlan, { reason: 'requested', deliveryDate: '2026-05-02' }, shop)],
])('the story of %s names the product, in the mail itself and in its subject', (_, { subject, text }) => {
  const story = text.split('\n\n')[1]!;
  expect([subject, story]).toEqual([expect.stringContaining('Sleep Well'), expect.stringContaining('Sleep Well')]);
});

it('a refused method says what to do before which day', () => {
  const { text } = news.renewalFailed(samplePlan, { kind: 'hard', code: 'x', dueOn: '2026-04-11' }, shop);
  expect(plain(text)).toContain(
    'Deze betaalmethode werkt niet meer. Kies vóór 11 april 2026 een andere, anders pauzeren we je abonnement.',
  );
});

it('counts the jars of all plans of a line together', () => {
  const { text } = news.subscriptionStarted({ ...samplePlan, quantity: 2 }, {}, shop);
  expect(plain(text)).toContain('Sleep Well, 4 stuks per maand\n€ 43,71');
});
