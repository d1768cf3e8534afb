import { basket } from '../../lib/basket/basket-store';
import { loadDetails, saveDetails } from './details-storage';
import { clearPaid } from './paid-basket';

const line = (slug: string) => ({ id: slug, slug, name: slug, image: '', listCents: 2295, quantity: 1, plan: null });

beforeEach(() => {
  window.localStorage.clear();
  basket.replace([line('sleep-well'), line('focus-flow')]);
});

test('a paid basket is empty and its details are gone', () => {
  saveDetails({ email: 'sanne@example.com' });
  clearPaid('pi_1');
  expect(basket.get().lines).toEqual([]);
  expect(loadDetails()).toEqual({});
});

test('the page of that order, opened again, leaves the next basket alone; the next order does not', () => {
  clearPaid('pi_1');
  basket.add(line('b12-zon'));
  clearPaid('pi_1');
  expect(basket.get().lines).toHaveLength(1);
  clearPaid('pi_2');
  expect(basket.get().lines).toEqual([]);
});
