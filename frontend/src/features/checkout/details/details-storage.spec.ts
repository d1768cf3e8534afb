import { forgetDetails, loadDetails, saveDetails } from './details-storage';

const day = 24 * 60 * 60 * 1000;
const sanne = { email: 'sanne@example.com' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('restores the input for thirty days', () => {
  saveDetails(sanne, 'guest', 0);
  expect(loadDetails('guest', 30 * day)).toEqual(sanne);
  expect(loadDetails('guest', 30 * day + 1)).toEqual({});
  expect(window.localStorage.length).toBe(0);
});

test("stores a customer's input in this tab and not on the device", () => {
  saveDetails(sanne, 'customer');
  expect(window.localStorage.length).toBe(0);
  expect(loadDetails('customer')).toEqual(sanne);
  expect(loadDetails('guest')).toEqual({});
});

test.each(['guest', 'customer'] as const)('ignores removed or broken details: %s', (shopper) => {
  saveDetails(sanne, shopper);
  forgetDetails();
  expect(loadDetails(shopper)).toEqual({});
  for (const storage of [window.localStorage, window.sessionStorage]) storage.setItem('checkout-details', '{');
  expect(loadDetails(shopper)).toEqual({});
});
