import { useState } from 'react';

/**
 * What a window shows: what is open now, or the last one while it closes. Each opening has a number of its own: as a key it
 * lets a form begin anew.
 */
export function useOpening(open: string | null): { shown: string | null; opening: number } {
  const [now, setNow] = useState({ open, shown: open, opening: 0 });
  if (open !== now.open)
    setNow({ open, shown: open ?? now.shown, opening: open === null ? now.opening : now.opening + 1 });
  return now;
}
