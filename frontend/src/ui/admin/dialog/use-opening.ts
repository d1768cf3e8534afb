import { useState } from 'react';

/**
 * Returns the content of a dialog: what is open, or the last one while it closes. Each opening has its own number,
 * which resets a form when used as its key.
 */
export function useOpening(open: string | null): { shown: string | null; opening: number } {
  const [now, setNow] = useState({ open, shown: open, opening: 0 });
  if (open !== now.open)
    setNow({ open, shown: open ?? now.shown, opening: open === null ? now.opening : now.opening + 1 });
  return now;
}
