const usualTop = 600;
const headerHeight = 64;

/**
 * Returns the scroll position in pixels after a category is chosen: 600, if the grid is then visible enough. Otherwise
 * the tabs above the grid move to just below the header.
 */
export function scrollForGrid({ gridTop, windowHeight }: { gridTop: number; windowHeight: number }): number {
  const isSeen = gridTop - usualTop < windowHeight / 2;
  return isSeen ? usualTop : Math.round(gridTop - headerHeight);
}
