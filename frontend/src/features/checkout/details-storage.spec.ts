import { forgetDetails, loadDetails, saveDetails } from './details-storage';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => window.localStorage.clear());

test('what was typed comes back, for thirty days', () => {
  saveDetails({ email: 'sanne@example.com' }, 0);
  expect(loadDetails(30 * day)).toEqual({ email: 'sanne@example.com' });
  expect(loadDetails(30 * day + 1)).toEqual({});
  expect(window.localStorage.length).toBe(0);
});

test('forgotten or broken details are no details', () => {
  saveDetails({ email: 'sanne@example.com' });
  forgetDetails();
  expect(loadDetails()).toEqual({});
  window.localStorage.setItem('checkout-details', '{');
  expect(loadDetails()).toEqual({});
});
