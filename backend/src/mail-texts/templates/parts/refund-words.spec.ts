import { wayOf } from './refund-words.js';

it('says how the money went back', () => {
  expect(wayOf({ amountCents: 2022, byHand: false })).toMatch(
    /^, op dezelfde manier als je betaalde\. .+ op je rekening\.$/,
  );
  expect(wayOf({ amountCents: 2022, byHand: true })).toBe('. We hebben dat zelf naar je overgemaakt.');
});
