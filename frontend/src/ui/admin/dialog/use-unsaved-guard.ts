import { useBlocker } from '@tanstack/react-router';
import { askFirst } from '../../../lib/confirm';
import { adminCopy } from '../copy';

/**
 * Asks before what was typed is lost: when the page is left or closed. Answers the same question for whoever closes a window
 * on it: true when nothing is lost, or nobody minds.
 */
export function useUnsavedGuard(isDirty: boolean): () => Promise<boolean> {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await askToDiscard()),
    enableBeforeUnload: () => isDirty,
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
