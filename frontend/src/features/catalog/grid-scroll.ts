const usualTop = 600;
const headerHeight = 64;

/**
 * How far to scroll, in pixels, when a category is chosen: 600, unless that would leave the grid in the lower part of the
 * window, where its change is not seen. Then the tabs above the grid go right under the header.
 */
export function scrollForGrid({ gridTop, windowHeight }: { gridTop: number; windowHeight: number }): number {
  const isSeen = gridTop - usualTop < windowHeight / 2;
  return isSeen ? usualTop : Math.round(gridTop - headerHeight);
}
