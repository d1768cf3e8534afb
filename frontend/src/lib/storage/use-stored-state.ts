import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * State that starts with the result of `load` from the browser's storage, or with `fresh` when that is null. A rendered
 * page hydrates with `fresh` and then shows the stored state, because the server cannot read that storage.
 */
export function useStoredState<T>(fresh: () => T, load: () => T | null): [state: T, set: (next: T) => void] {
  const isReadable = useHydrated();
  const [state, setState] = useState(() => ({ value: (isReadable ? load() : null) ?? fresh(), isReadable }));
  if (isReadable && !state.isReadable) setState({ value: load() ?? state.value, isReadable });
  return [state.value, (value) => setState({ value, isReadable: true })];
}
