import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from '../list/list-page';

type Move = (index: number, last: number) => number;
const down: Move = (index, last) => Math.min(index + 1, last);
const up: Move = (index) => Math.max(index - 1, 0);

/** From anywhere on the screen. */
const letters: Record<string, Move> = { j: down, k: up };
const moves: Record<string, Move> = { ...letters, ArrowDown: down, ArrowUp: up, Home: () => 0, End: (_, last) => last };
const box = '[type=checkbox]';

/**
 * Moves the focus between rows with the arrow keys, `j`, `k`, Home and End, also to rows that are not rendered yet. `x`
 * ticks the row with the focus, and Shift + `x` all rows up to it. `j` and `k` enter the table at its first visible row.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
  scrollTo: (index: number) => void,
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target as HTMLElement;
    if (event.defaultPrevented || count === 0 || (isTyping(event) && !focused.matches(box))) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = body.current?.contains(focused) ? focused.closest<HTMLElement>('[data-index]') : null;
    if (event.key.toLowerCase() === 'x') return tick(row, event.shiftKey);
    const move = Object.hasOwn(row ? moves : letters, event.key) ? moves[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    const index = row ? move(Number(row.dataset.index), count - 1) : firstVisible(body.current);
    focusRow(index, row && focused.matches(box) ? box : '[data-opener]');
  });
  const focusRow = (index: number, kind: string) => {
    const find = () => {
      const next = body.current?.querySelector(`[data-index="${index}"]`);
      return next?.querySelector<HTMLElement>(kind) ?? next?.querySelector<HTMLElement>('button, a[href]');
    };
    const drawn = find();
    if (drawn) return drawn.focus(); // synchronous, so that a second key in this frame continues from there
    flushSync(() => scrollTo(index));
    window.requestAnimationFrame(() => find()?.focus());
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function tick(row: HTMLElement | null, shiftKey: boolean): void {
  row?.querySelector(box)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
}

function firstVisible(body: HTMLTableSectionElement | null): number {
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
  const row = rows.find((one) => one.getBoundingClientRect().top >= 0) ?? rows[0];
  return Number(row?.dataset.index ?? 0);
}
