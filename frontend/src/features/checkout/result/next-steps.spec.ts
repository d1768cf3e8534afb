import { nextSteps } from './next-steps';

const textsOf = (receipt: Parameters<typeof nextSteps>[0]) => nextSteps(receipt).map(({ text }) => text);
const monday = '2026-03-09';

it('names the promised day of dispatch of a paid order, and the days of its arrival', () => {
  expect(textsOf({ dispatchOn: monday })).toEqual([
    'Daar staat je bevestiging, met alles wat je hebt besteld.',
    'Ze gaan op maandag 9\u00a0maart op de post.',
    'Meestal op dinsdag 10\u00a0maart of woensdag 11\u00a0maart.',
  ]);
});

it('names no day while the bank decides', () => {
  expect(textsOf({ dispatchOn: null }).join()).not.toMatch(/maart/);
});

it('names no day of a paid order when a server of an earlier version answers', () => {
  expect(textsOf({})).toEqual([
    'Daar staat je bevestiging, met alles wat je hebt besteld.',
    'Op werkdagen voor 17.00 uur gaan ze dezelfde dag op de post.',
    'Meestal 1 tot 2 werkdagen daarna.',
  ]);
});

it('names the order that an additional order is packed with', () => {
  const addsTo = { orderId: 'eerste', orderNumber: '2026-000001' };
  expect(textsOf({ dispatchOn: monday, addsTo })[1]).toBe('Het gaat mee in het pakket van bestelling 2026-000001.');
});
