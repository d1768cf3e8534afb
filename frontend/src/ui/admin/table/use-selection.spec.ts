import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const idOf = ({ id }: { id: string }) => id;
const rows = (...ids: string[]) => ids.map((id) => ({ id }));

it('contains only the ticked rows that the list shows', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown, idOf), {
    initialProps: { shown: rows('a', 'b', 'c') },
  });
  act(() => result.current.set(['a', 'b']));
  rerender({ shown: rows('b', 'c') });
  expect([[...result.current.ids], result.current.hidden]).toEqual([['b'], 1]);
  rerender({ shown: rows('a', 'b', 'c') });
  expect([[...result.current.ids], result.current.hidden]).toEqual([['a', 'b'], 0]);
});

it('is empty while the list loads', () => {
  const { result } = renderHook(() => useSelection(undefined, idOf));
  act(() => result.current.set(['a']));
  expect(result.current.ids.size).toBe(0);
});

it('ticks, unticks and drops rows', () => {
  const shown = rows('a', 'b', 'c');
  const { result } = renderHook(() => useSelection(shown, idOf));
  act(() => result.current.toggle('a'));
  act(() => result.current.toggle('b'));
  act(() => result.current.toggle('a'));
  expect([...result.current.ids]).toEqual(['b']);
  act(() => result.current.set(['a', 'b', 'c']));
  act(() => result.current.drop(['a', 'c', 'unknown']));
  expect([...result.current.ids]).toEqual(['b']);
});

it('ticks the rows from the last one to another, in either direction, and one alone without a last one', () => {
  const shown = rows('a', 'b', 'c', 'd', 'e');
  const { result } = renderHook(() => useSelection(shown, idOf));
  act(() => result.current.extendTo('e'));
  expect([...result.current.ids]).toEqual(['e']);
  act(() => result.current.toggle('e'));
  act(() => result.current.toggle('d'));
  act(() => result.current.extendTo('b'));
  expect([...result.current.ids].sort()).toEqual(['b', 'c', 'd']);
  act(() => result.current.extendTo('a'));
  expect([...result.current.ids].sort()).toEqual(['a', 'b', 'c', 'd']);
});

it('counts every row that the filter finds after all were ticked, until the filter changes', () => {
  const [all, narrower] = [{}, { status: 'shipped' }];
  const { result, rerender } = renderHook(({ filter }) => useSelection(rows('a', 'b'), idOf, false, filter), {
    initialProps: { filter: all as object },
  });
  act(() => result.current.setAll(['a', 'b', 'c', 'd']));
  expect([result.current.ids.size, result.current.hidden]).toEqual([4, 0]);
  act(() => result.current.toggle('a'));
  expect([[...result.current.ids], result.current.hidden]).toEqual([['b', 'c', 'd'], 0]);
  rerender({ filter: narrower });
  expect([[...result.current.ids], result.current.hidden]).toEqual([['b'], 2]);
});
