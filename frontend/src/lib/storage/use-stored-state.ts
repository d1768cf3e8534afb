import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * State that begins with what `load` reads from the browser's storage, or with `fresh` where it returns null. The server
 * cannot read that storage, so a rendered page hydrates with `fresh` and shows the stored state right after.
 */
export function useStoredState<T>(fresh: () => T, load: () => T | null): [state: T, set: (next: T) => void] {
  const isReadable = useHydrated();
  const [state, setState] = useState(() => ({ value: (isReadable ? load() : null) ?? fresh(), isReadable }));
  if (isReadable && !state.isReadable) setState({ value: load() ?? state.value, isReadable });
  return [state.value, (value) => setState({ value, isReadable: true })];
}
