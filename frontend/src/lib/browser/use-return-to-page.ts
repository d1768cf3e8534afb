import { useEffect, useEffectEvent } from 'react';

/** Calls `callback` when Back restores the page from the back/forward cache, after a redirect to the bank. */
export function useReturnToPage(callback: () => void): void {
  const onReturn = useEffectEvent(callback);
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
