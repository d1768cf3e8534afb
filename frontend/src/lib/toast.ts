import { useSyncExternalStore } from 'react';

/** A short message. `image` makes it a product toast; the tone `danger` is announced at once. */
export interface Toast {
  id: number;
  title: string;
  text?: string;
  image?: string;
  tone: 'neutral' | 'success' | 'danger';
  duration: number;
  /** What a button of it does. */
  action?: { text: string; onClick: () => void };
}

/** The required and optional parts of a toast; the rest has defaults. */
export type NewToast = Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>;

/** What moves a toast that is shown. Without it the style sheet places the toast. */
export const toastPlacing: { place?: ((region: HTMLElement) => void) | undefined } = {};

const defaultDuration = 5000;
const listeners = new Set<() => void>();
let current: Toast | null = null;
let lastId = 0;

function put(next: Toast | null) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast and replaces the current one. */
export function showToast(toast: NewToast): void {
  lastId += 1;
  put({ tone: 'neutral', duration: defaultDuration, ...toast, id: lastId });
}

export function showError(title: string, text?: string): void {
  showToast({ title, text, tone: 'danger' });
}

/** Closes the toast; with an id, only if it is still the current one. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) put(null);
}

/** Returns the current toast, or null. */
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
