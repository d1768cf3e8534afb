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

/**
 * Runs `add` on press. After a successful add, presses do nothing for 600 ms. Mark the button with `aria-disabled`,
 * because `disabled` would move its focus to the body.
 */
export function useAdding(add: () => boolean): { justAdded: boolean; press: () => void } {
  const [justAdded, showAdded] = useMoment(600);
  const press = () => {
    if (justAdded) return;
    if (add()) showAdded();
  };
  return { justAdded, press };
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
