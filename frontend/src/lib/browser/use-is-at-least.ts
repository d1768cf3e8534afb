import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/tokens';

/** Whether the screen is at least as wide as a breakpoint. */
export function useIsAtLeast(name: 'md' | 'lg'): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(`(min-width: ${parseInt(breakpoints[name]) / 16}rem)`).matches,
  );
}

function subscribeToWidth(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
