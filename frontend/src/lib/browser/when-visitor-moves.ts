/** Runs `work` once, at the first sign of a visitor: a pointer, a finger or a key. */
export function whenVisitorMoves(work: () => void): void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    work();
  };
  for (const sign of ['pointermove', 'touchstart', 'keydown'])
    window.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
}
