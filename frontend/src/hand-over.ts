import type { DehydratedState } from '@tanstack/react-query';
import type { ShopRouter } from './router';

/** The id of the element in which the server's page hands over what it was made of, as JSON. */
export const handOverId = 'shop-data';

/** Marks what the server put into the head: React adopts these tags, unless it draws the page anew. */
export const renderedMark = 'data-rendered';

/** What a rendered page was made of. */
export interface HandOver {
  /** `placeOf` the router that rendered it. */
  place: string;
  queries: DehydratedState;
}

/** What a router that has loaded its page shows: its routes, and the search parameters that they know. */
export function placeOf(router: ShopRouter): string {
  const { matches } = router.state;
  return JSON.stringify([matches.map(({ routeId }) => routeId), matches.at(-1)?._strictSearch]);
}
