import { act, renderHook } from '@testing-library/react';
import { raisedFrom, useSeenTotal } from './seen-total';

const basket = [{ id: 'sleep-well', quantity: 2 }];
const other = [{ id: 'b12-zon', quantity: 1 }];
beforeEach(() => window.sessionStorage.clear());

test('remembers the total of a basket, also after a reload', () => {
  const { result, unmount } = renderHook(() => useSeenTotal(basket));
  expect(result.current.cents).toBeNull();
  act(() => result.current.see(3194));
  expect(result.current.cents).toBe(3194);
  unmount();
  expect(renderHook(() => useSeenTotal(basket)).result.current.cents).toBe(3194);
  expect(renderHook(() => useSeenTotal(other)).result.current.cents).toBeNull();
});

test('forgets the total when what the browser stored cannot be read', () => {
  window.sessionStorage.setItem('checkout-seen-total', '{');
  expect(renderHook(() => useSeenTotal(basket)).result.current.cents).toBeNull();
});

test('asks for consent to a higher total only', () => {
  expect(raisedFrom(3194, 3694)).toBe(3194);
  expect([raisedFrom(3194, 3194), raisedFrom(3194, 2694), raisedFrom(null, 3694), raisedFrom(3194, undefined)]).toEqual(
    [null, null, null, null],
  );
});
