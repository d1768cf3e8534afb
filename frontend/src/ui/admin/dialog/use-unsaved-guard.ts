import { useBlocker } from '@tanstack/react-router';
import { askFirst } from '../../../lib/confirm';
import { adminCopy } from '../copy';

let isLost = false;

/** Lets the page close without a question. */
export const loseUnsaved = () => void (isLost = true);

interface Place {
  pathname: string;
  search: object;
}

const viewOf = ({ search }: Place) => ('view' in search ? search.view : undefined);

/** Whether the screen shows something else there: another page, or another view of the same one. */
const isElsewhere = (now: Place, next: Place) => now.pathname !== next.pathname || viewOf(now) !== viewOf(next);

/**
 * Asks for confirmation before unsaved input is lost by leaving or closing the page, or by choosing another view of it.
 * Returns a function that a dialog calls before it closes. It resolves to true when nothing is lost or the loss is
 * confirmed.
 */
export function useUnsavedGuard(isDirty: boolean): () => Promise<boolean> {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => isElsewhere(current, next) && !(await askOnce()),
    enableBeforeUnload: () => isDirty && !isLost,
    disabled: !isDirty,
  });
  return async () => !isDirty || askToDiscard();
}

let isAnswered = false;

/** Asks once for all forms of a page that are left together: the router calls their guards one after another. */
async function askOnce(): Promise<boolean> {
  if (isAnswered) return true;
  isAnswered = await askToDiscard();
  if (isAnswered) setTimeout(() => (isAnswered = false));
  return isAnswered;
}

/** Asks whether unsaved input may be lost. */
export function askToDiscard(): Promise<boolean> {
  return askFirst({
    title: adminCopy.discardTitle,
    text: adminCopy.discardText,
    action: adminCopy.discard,
    cancel: adminCopy.keepEditing,
  });
}
