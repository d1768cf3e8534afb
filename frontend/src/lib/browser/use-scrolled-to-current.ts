import { useEffect, type RefObject } from 'react';

/** Scrolls a row sideways until its element with `data-current` is in the middle, whenever `current` changes. */
export function useScrolledToCurrent(row: RefObject<HTMLElement | null>, current: unknown): void {
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[data-current]');
    if (!row.current || !chosen) return;
    const outer = row.current.getBoundingClientRect();
    const inner = chosen.getBoundingClientRect();
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [row, current]);
}
