import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

const scrolledPx = 200;

/**
 * Returns the rows to render. Rows are only dropped after a scroll or when the list changes.
 * Column widths depend on the rendered rows, and row heights on the column widths. Dropping a row without a scroll
 * could therefore bring it back, in an endless loop.
 * @param scrolled scroll position of the page in pixels
 */
export function steadyRange(scrolled: () => number): (range: Range) => number[] {
  let kept: { at: number; count: number; first: number; last: number } | null = null;
  return (range) => {
    const drawn = defaultRangeExtractor(range);
    if (drawn.length === 0) return drawn;
    const [at, { count }] = [scrolled(), range];
    const isSameView = kept !== null && kept.count === count && Math.abs(kept.at - at) < scrolledPx;
    const [first, last] = [drawn[0]!, drawn.at(-1)!];
    kept = isSameView
      ? { ...kept!, first: Math.min(kept!.first, first), last: Math.max(kept!.last, last) }
      : { at, count, first, last };
    return Array.from({ length: kept.last - kept.first + 1 }, (_, place) => kept!.first + place);
  };
}
