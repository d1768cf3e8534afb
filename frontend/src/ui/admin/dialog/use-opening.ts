import { useState } from 'react';

/** Returns what is open, or was last, while it closes. `opening` numbers each opening; as a key it resets a form. */
export function useOpening(open: string | null): { shown: string | null; opening: number } {
  const [now, setNow] = useState({ open, shown: open, opening: 0 });
  if (open !== now.open)
    setNow({ open, shown: open ?? now.shown, opening: open === null ? now.opening : now.opening + 1 });
  return now;
}
