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

/**
 * Feedback on a button that adds: `press` runs `add`, and when that added something does nothing for 600 ms. The button says so with
 * `aria-disabled`; `disabled` would drop its focus to the body.
 */
export function useAdding(add: () => boolean): { justAdded: boolean; press: () => void } {
  const [justAdded, showAdded] = useMoment(600);
  const press = () => {
    if (justAdded) return;
    if (add()) showAdded();
  };
  return { justAdded, press };
}

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
