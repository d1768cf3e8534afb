import { useSyncExternalStore } from 'react';

/** A question before something that cannot be taken back lightly. */
export interface Question {
  title: string;
  text?: string;
  /** What the button says that does it. */
  action: string;
  cancel: string;
  tone?: 'danger' | 'ink';
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

const listeners = new Set<() => void>();
let asked: Asked | null = null;

function put(next: Asked | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}

/** Asks it in a window of the shop's own. Esc and a click beside it are "no"; a second question answers the first with no. */
export function askFirst(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    put({
      ...question,
      answer: (yes) => {
        put(null);
        resolve(yes);
      },
    });
  });
}

/** The question that waits for an answer, or null. */
export function useQuestion(): Asked | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
