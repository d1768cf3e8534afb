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

/** Something that is decided along with the question. */
export interface Choice {
  id: string;
  label: string;
  /** Whether it is ticked when the question opens. */
  isChosen: boolean;
}

interface Asked extends Question {
  choices: readonly Choice[];
  /** `chosen`: the ids of the ticked choices; null is no. */
  answer: (chosen: ReadonlySet<string> | null) => void;
}

const listeners = new Set<() => void>();
let asked: Asked | null = null;

function put(next: Asked | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}

/** Asks it in a window of the shop's own. Esc and a click beside it are "no"; a second question answers the first with no. */
export async function askFirst(question: Question): Promise<boolean> {
  return (await askWithChoices(question, [])) !== null;
}

/** Asks it together with choices. Resolves to the ids of those that are ticked, or to null for no. */
export function askWithChoices(question: Question, choices: readonly Choice[]): Promise<ReadonlySet<string> | null> {
  asked?.answer(null);
  return new Promise((resolve) => {
    put({
      ...question,
      choices,
      answer: (chosen) => {
        put(null);
        resolve(chosen);
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
    () => null,
  );
}
