import type { DehydratedState } from '@tanstack/react-query';
import type { ShopRouter } from './router';

/** The id of the JSON block with the data that the server rendered the page from. */
export const handOverId = 'shop-data';

/** Marks the tags that the server put into the head. React adopts them, unless it draws the page anew. */
export const renderedMark = 'data-rendered';

/** The data that a page was rendered from. */
export interface HandOver {
  /** `placeOf` the router that rendered it. */
  place: string;
  queries: DehydratedState;
}

/** The routes that a loaded router shows, and the search parameters that they know. */
export function placeOf(router: ShopRouter): string {
  const { matches } = router.state;
  return JSON.stringify([matches.map(({ routeId }) => routeId), matches.at(-1)?._strictSearch]);
}
