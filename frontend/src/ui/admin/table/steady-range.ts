import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

const scrolledPx = 200;

/**
 * Which rows are drawn. Columns are as wide as the rows that are drawn need, and rows as high as the columns leave them: a
 * row that leaves because another made the rest higher would let them shrink, come back, and so on for ever. So rows only
 * come; they leave when the page has been scrolled, or the list is another.
 * @param scrolled how far the page is scrolled, in pixels
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
