/** How far below the view a block counts as near. On a phone the details of a product begin just beyond it. */
const margin = '150px';

const waits = new Set<() => void>();

/**
 * Resolves when the element with this id comes near the view, or its page is left. Resolves at once when the page has no such
 * element, because it was not rendered by the server and its content is needed to show it.
 */
export function nearView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      waits.delete(end);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && end(),
      { rootMargin: margin },
    );
    observer.observe(element);
    waits.add(end);
  });
}

/** Ends every wait. Call it when the page is left: the next page with the same code has no element that was waited for. */
export function stopWaiting(): void {
  waits.forEach((end) => end());
}
