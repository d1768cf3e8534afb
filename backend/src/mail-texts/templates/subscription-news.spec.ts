import { plain } from './plain.fixtures.js';
import { orderRefunded } from './order-news.js';
import { sampleOrder } from './sample-order.js';
import { otherPlan, samplePlan } from './sample-records.js';
import * as news from './subscription-news.js';

const shop = { brand: 'Proefmerk', url: 'https://proef.example', email: 'hallo@proef.example' };

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

it('a resumption while a payment is under way announces no other charge', () => {
  const resumed = { deliveryDate: '2026-04-02' };
  expect(plain(news.subscriptionResumed(samplePlan, resumed, shop).text)).toContain('2 april 2026');
  const { text } = news.subscriptionResumed(samplePlan, { ...resumed, paymentUnderWay: true }, shop);
  expect(plain(text)).toContain(
    'De betaling van je volgende levering loopt al. Daarvoor schrijven we niets extra’s af.',
  );
  expect(plain(text)).not.toContain('2 april 2026');
});

describe('a mail about a next delivery', () => {
  const deliveryDate = '2026-04-05'; // a Sunday, on which no parcel leaves

  it.each([
    ['a start', news.subscriptionStarted({ ...samplePlan, nextDeliveryDate: deliveryDate }, {}, shop)],
    ['a coming renewal', news.renewalComing(samplePlan, { deliveryDate }, shop)],
    ['a resumption', news.subscriptionResumed(samplePlan, { deliveryDate }, shop)],
    ['a skipped delivery', news.deliverySkipped(samplePlan, { reason: 'requested', deliveryDate }, shop)],
    ['a moved delivery', news.deliveryMoved(samplePlan, { deliveryDate }, shop)],
  ])('names the day of the charge, never as the day of the parcel, after %s', (_, { subject, text }) => {
    expect(plain(text)).toMatch(/[Oo]p 5 april 2026 schrijven we/);
    expect(text).toContain('Zodra de betaling binnen is, gaat je pakket op de eerstvolgende verzenddag op weg.');
    expect(`${subject} ${text}`).not.toMatch(/versturen we|komt op/);
  });

  it('names other terms by the day of the charge', () => {
    const { text } = news.termsChanged(samplePlan, { ...otherPlan, deliveryDate }, shop);
    expect(plain(text)).toContain('Vanaf de levering die je op 5 april 2026 betaalt, krijg je 3 stuks');
  });
});

it('counts the jars of all plans of a line together', () => {
  const { text } = news.subscriptionStarted({ ...samplePlan, quantity: 2 }, {}, shop);
  expect(plain(text)).toContain('Sleep Well, 4 stuks per maand\n€ 43,71');
});
