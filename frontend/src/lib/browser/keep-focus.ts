/**
 * Keeps the focus near its place when the focused element leaves the page. A browser drops it to the body, and a screen
 * reader then starts again at the top. Here it moves to the nearest ancestor that is still there.
 * @returns stops watching
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

/** Focuses an element that no key reaches, without scrolling to it; it is as before once the focus moves on. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
