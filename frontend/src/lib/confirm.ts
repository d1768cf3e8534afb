import { useSyncExternalStore } from 'react';

/** A confirmation before an action that is hard to undo. */
export interface Question {
  title: string;
  text?: string;
  /** The label of the confirm button. */
  action: string;
  cancel: string;
  tone?: 'danger' | 'ink';
}

/** An option in the confirmation. */
export interface Choice {
  id: string;
  label: string;
  /** The initial state of its checkbox. */
  isChosen: boolean;
}

interface Asked extends Question {
  choices: readonly Choice[];
  /** Resolves the confirmation: `chosen` holds the ids of the ticked choices; null is "no". */
  answer: (chosen: ReadonlySet<string> | null) => void;
}

const listeners = new Set<() => void>();
let asked: Asked | null = null;

function put(next: Asked | null) {
  asked = next;
  listeners.forEach((listener) => listener());
}

/** Asks for confirmation in the shop's own dialog. Esc, a click on the backdrop and a second question count as "no". */
export async function askFirst(question: Question): Promise<boolean> {
  return (await askWithChoices(question, [])) !== null;
}

/** Asks for confirmation with choices. Resolves to the ids of the ticked ones, or to null for "no". */
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

/** Returns the open question, or null. */
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
