import { useBlocker } from '@tanstack/react-router';
import { askFirst } from '../../../lib/confirm';
import { adminCopy } from '../copy';

let isLost = false;

/** Lets the page close without a question. */
export const loseUnsaved = () => void (isLost = true);

/**
 * Asks for confirmation before unsaved input is lost by leaving or closing the page.
 * Returns a function that a dialog calls before it closes. It resolves to true when nothing is lost or the loss is
 * confirmed.
 */
export function useUnsavedGuard(isDirty: boolean): () => Promise<boolean> {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await askToDiscard()),
    enableBeforeUnload: () => isDirty && !isLost,
    disabled: !isDirty,
  });
  return async () => !isDirty || askToDiscard();
}

function askToDiscard(): Promise<boolean> {
  return askFirst({
    title: adminCopy.discardTitle,
    text: adminCopy.discardText,
    action: adminCopy.discard,
    cancel: adminCopy.keepEditing,
  });
}
