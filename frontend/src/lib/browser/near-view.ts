/** How far below the view a block counts as near: the distance that a flick scrolls while its code loads. */
const margin = '600px';

/**
 * Resolves when the element with this id comes near the view. Resolves at once when the page has no such element, because it was
 * not rendered by the server and its content is needed to show it.
 */
export function nearView(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!element || typeof IntersectionObserver === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
