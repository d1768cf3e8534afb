import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns true for `milliseconds` after a call of `start`. */
export function useMoment(milliseconds: number): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const start = useCallback(() => {
    window.clearTimeout(timer.current);
    setOn(true);
    timer.current = window.setTimeout(() => setOn(false), milliseconds);
  }, [milliseconds]);
  return [isOn, start];
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
