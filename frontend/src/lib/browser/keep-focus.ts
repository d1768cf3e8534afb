/**
 * Moves the focus to the nearest remaining ancestor when the focused element is removed. A browser would focus the
 * body, and a screen reader would restart at the top.
 * @returns a function that stops watching
 */
export function keepFocusInPlace(page: Document = document): () => void {
  let path: Element[] = [];
  const remember = ({ target }: Event) => {
    path = [];
    for (let element = target as Element | null; element; element = element.parentElement) path.push(element);
  };
  const observer = new MutationObserver(() => {
    if (path.length === 0 || path[0]?.isConnected) return;
    const isLost = page.activeElement === null || page.activeElement === page.body;
    const nearest = path.find((element) => element.isConnected && element !== page.body);
    path = [];
    if (isLost && nearest instanceof HTMLElement) focusOnce(nearest);
  });
  page.addEventListener('focusin', remember);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** Focuses an element outside the tab order without scrolling, and restores its attributes on blur. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
