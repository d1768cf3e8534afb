import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const moves: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Moves the focus between rows with the arrow keys, Home and End, also to rows that are not rendered yet. */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  scrollTo: (index: number) => void,
) {
  return useCallback(
    (event: KeyboardEvent<HTMLTableSectionElement>) => {
      const move = moves[event.key];
      const focused = event.target as HTMLElement;
      if (!move || focused.matches('select, input:not([type=checkbox]), textarea')) return;
      const row = focused.closest<HTMLElement>('[data-index]');
      if (!row) return;
      event.preventDefault();
      const index = move(Number(row.dataset.index), count - 1);
      const kind = focused.matches('[type=checkbox]') ? '[type=checkbox]' : '[data-opener]';
      const find = () => {
        const next = body.current?.querySelector(`[data-index="${index}"]`);
        return next?.querySelector<HTMLElement>(kind) ?? next?.querySelector<HTMLElement>('button, a[href]');
      };
      const drawn = find();
      if (drawn) return drawn.focus(); // synchronous, so that a second key in this frame continues from there
      flushSync(() => scrollTo(index));
      window.requestAnimationFrame(() => find()?.focus());
    },
    [body, count, scrollTo],
  );
}
