import { wayOf } from './refund-words.js';

it('says how the money went back', () => {
  expect(wayOf({ amountCents: 2022, byHand: false })).toMatch(
    /^, op dezelfde manier als je betaalde\. .+ op je rekening\.$/,
  );
  expect(wayOf({ amountCents: 2022, byHand: true })).toBe('. We hebben dat zelf naar je overgemaakt.');
});

it('states the VAT in the amount by rate, and nothing about a rate of 0', () => {
  const vat = [
    { percent: 21, vatCents: 174 },
    { percent: 9, vatCents: 82 },
    { percent: 0, vatCents: 0 },
  ];
  expect(wayOf({ amountCents: 2022, byHand: true, vat })).toBe(
    '. We hebben dat zelf naar je overgemaakt. In dit bedrag zit €\u00a01,74 btw (21%) en €\u00a00,82 btw (9%).',
  );
});
