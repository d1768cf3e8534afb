const atLatest = 2000;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLatest);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: atLatest });
  return () => window.cancelIdleCallback(handle);
}
