import { useEffect, useState } from 'react';
import { secondsUntil, shortSeconds } from './time-left';

/**
 * Returns the seconds left, once at most five minutes remain; null before that. Also null when the time has already
 * passed at the start: the clocks of device and server then differ.
 */
export function useCountdown(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const look = () => {
      const seconds = secondsUntil(until, Date.now());
      setLeft(seconds <= shortSeconds ? seconds : null);
      if (seconds > 0) timer = window.setTimeout(look, seconds > shortSeconds ? (seconds - shortSeconds) * 1000 : 1000);
    };
    setLeft(null);
    if (secondsUntil(until, Date.now()) > 0) look();
    return () => window.clearTimeout(timer);
  }, [until]);
  return left;
}
