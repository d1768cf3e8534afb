import { useCallback, useEffect, useRef, useState } from 'react';

/** True for `milliseconds` after `start` was called: feedback on a button. */
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

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
