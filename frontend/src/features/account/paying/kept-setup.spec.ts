import { forgetSetup, keepSetup, keptSetup } from './kept-setup';

const setup = { subscriptionId: 'one', setupIntentId: 'seti_1' };
beforeEach(() => localStorage.clear());

it('keeps the setup for an hour, or until it is removed', () => {
  expect(keptSetup()).toBeNull();
  keepSetup(setup, 1000);
  expect(keptSetup(3_600_999)).toEqual(setup);
  expect(keptSetup(3_601_000)).toBeNull();
  keepSetup({ ...setup, setupIntentId: 'seti_2' }, 1000);
  expect(keptSetup(1000)?.setupIntentId).toBe('seti_2');
  forgetSetup();
  expect(keptSetup(1000)).toBeNull();
});

it.each(['{', '"text"', '{}', '{"subscriptionId":1,"setupIntentId":"a","keptAt":1}'])(
  'reads nothing from %s',
  (text) => {
    localStorage.setItem('subscription-setup', text);
    expect(keptSetup(1000)).toBeNull();
  },
);
