import { useSyncExternalStore } from 'react';

/** A short message. `image` makes it a product toast; `tone` danger is announced at once. */
export interface Toast {
  id: number;
  title: string;
  text?: string;
  image?: string;
  tone: 'neutral' | 'success' | 'danger';
  duration: number;
}

/** What has to be said of a toast; the rest has defaults. */
export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>;

const defaultDuration = 5000;
const listeners = new Set<() => void>();
let current: Toast | null = null;
let lastId = 0;

function put(next: Toast | null) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in the place of the one that is there: there is only ever one. */
export function showToast(toast: NewToast): void {
  lastId += 1;
  put({ tone: 'neutral', duration: defaultDuration, ...toast, id: lastId });
}

/** A red toast. */
export function showError(title: string, text?: string): void {
  showToast({ title, text, tone: 'danger' });
}

/** Takes the toast away; with an id only if it is still that one. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) put(null);
}

/** The toast to show now, or null. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
