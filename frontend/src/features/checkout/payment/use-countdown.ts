import { useEffect, useState } from 'react';
import { secondsUntil, shortSeconds } from './hold';

/**
 * Seconds until then once that is five minutes or less; null before, and when it is over already at the start: then the
 * clock of this device is not the server's, and counting would mislead.
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
