import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser's back button brings the page as it was left, in the middle of going to the bank. */
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
