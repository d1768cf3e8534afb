import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../../lib/storage/device-storage';

const rowHeights = { compact: 40, comfortable: 48 } as const;
type RowHeight = keyof typeof rowHeights;

const listeners = new Set<() => void>();
let chosen: RowHeight | undefined;

const read = (): RowHeight =>
  (chosen ??= readStored('device', 'row-height') === 'comfortable' ? 'comfortable' : 'compact');

function choose(next: RowHeight): void {
  chosen = next;
  store('device', 'row-height', next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The height of the rows of every table in pixels, and whether they are comfortable, remembered on this device. */
export function useRowHeight() {
  const name = useSyncExternalStore(subscribe, read, read);
  const isComfortable = name === 'comfortable';
  return {
    pixels: rowHeights[name],
    isComfortable,
    toggle: () => choose(isComfortable ? 'compact' : 'comfortable'),
  };
}
