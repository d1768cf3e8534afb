import { forgetDetails, loadDetails, saveDetails } from './details-storage';

const sanne = { email: 'sanne@example.com' };

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test.each(['guest', 'customer'] as const)(
  'restores the input of a %s in this tab, and stores none on the device',
  (shopper) => {
    saveDetails(sanne, shopper);
    expect(window.localStorage.length).toBe(0);
    expect(loadDetails(shopper)).toEqual(sanne);
    expect(loadDetails(shopper === 'guest' ? 'customer' : 'guest')).toEqual({});
  },
);

test.each(['guest', 'customer'] as const)('ignores removed or broken details: %s', (shopper) => {
  saveDetails(sanne, shopper);
  forgetDetails();
  expect(loadDetails(shopper)).toEqual({});
  for (const storage of [window.localStorage, window.sessionStorage]) storage.setItem('checkout-details', '{');
  expect(loadDetails(shopper)).toEqual({});
});
