import { useEffect } from 'react';
import { toastPlacing } from '../../lib/toast';

const margin = 24;
/** Smaller than every button. */
const step = 12;
const controls = 'a, button, input, select, textarea, summary, label';

type Place = (room: { width: number; height: number }, toast: { width: number; height: number }) => [number, number];

const right: Place = (room, toast) => [room.width - toast.width - margin, room.height - toast.height - margin];
const middle = (room: { width: number }, toast: { width: number }) => Math.max(0, (room.width - toast.width) / 2);

/** Left and top of the places, the usual one first. */
const places: readonly Place[] = [
  right,
  (room, toast) => [middle(room, toast), room.height - toast.height - margin],
  (room, toast) => [middle(room, toast), margin / 2],
  (room, toast) => [room.width - toast.width - margin, margin / 2],
  (room, toast) => [room.width - toast.width - margin, (room.height - toast.height) / 2],
];

/** Moves a toast to the first place where it covers no control, or to the one where it covers the least. */
function placeToast(region: HTMLElement): void {
  const { width, height } = region.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  region.style.pointerEvents = 'none'; // or it would find itself
  const tried = places.map((place) => {
    const [left, top] = place(room, { width, height });
    return { left, top, covered: controlsUnder(left, top, width, height) };
  });
  region.style.pointerEvents = '';
  const best = tried.reduce((found, one) => (one.covered < found.covered ? one : found));
  if (best === tried[0]) return;
  region.style.inset = `${best.top}px ${room.width - best.left - width}px auto ${best.left}px`;
}

function controlsUnder(left: number, top: number, width: number, height: number): number {
  let covered = 0;
  for (let x = left; x <= left + width; x += step)
    for (let y = top; y <= top + height; y += step)
      if (document.elementFromPoint(x, y)?.closest(controls)) covered += 1;
  return covered;
}

/** Places toasts of the back office beside its buttons. */
export function usePlacedToasts(): void {
  useEffect(() => {
    toastPlacing.place = placeToast;
    return () => void (toastPlacing.place = undefined);
  }, []);
}
