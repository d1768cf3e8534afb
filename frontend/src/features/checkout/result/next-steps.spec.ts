import { firstDispatchRules } from '../../../../../contracts/dispatch-rules.js';
import { nextSteps } from './next-steps';

const textsOf = (receipt: Parameters<typeof nextSteps>[0], isPaid: boolean) =>
  nextSteps(receipt, isPaid, firstDispatchRules).map(({ text }) => text);
/** A Friday evening. */
const placedAt = '2026-03-06T18:00:00Z';

it('names the days of dispatch and arrival of a paid order', () => {
  expect(textsOf({ placedAt }, true)).toEqual([
    'Daar staat je bevestiging, met alles wat je hebt besteld.',
    'Ze gaan op maandag 9 maart op de post.',
    'Meestal op dinsdag 10 maart of woensdag 11 maart.',
  ]);
});

it('names no day while the bank decides', () => {
  expect(textsOf({ placedAt }, false).join()).not.toMatch(/maart/);
});

it('names the order that an additional order is packed with', () => {
  const addsTo = { orderId: 'eerste', orderNumber: '2026-000001' };
  expect(textsOf({ placedAt, addsTo }, true)[1]).toBe('Het gaat mee in het pakket van bestelling 2026-000001.');
});
