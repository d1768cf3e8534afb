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
