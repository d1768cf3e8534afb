import type { MouseEvent } from 'react';

/** Whether a click on a link opens it right here: not in another tab or window, not as a download, not handled before. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
