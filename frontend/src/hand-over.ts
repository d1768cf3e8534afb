import type { DehydratedState } from '@tanstack/react-query';
import type { ShopRouter } from './router';

/** The id of the JSON block with the data that the server rendered the page from. */
export const handOverId = 'shop-data';

/** Marks the head tags from the server. React adopts them, unless it renders the page from scratch. */
export const renderedMark = 'data-rendered';

/** The data of a rendered page, which the browser hydrates from. */
export interface HandOver {
  /** The `placeOf` of the server's router. */
  place: string;
  queries: DehydratedState;
}

/** Identifies the page of a loaded router: its routes and their known search parameters. */
export function placeOf(router: ShopRouter): string {
  const { matches } = router.state;
  return JSON.stringify([matches.map(({ routeId }) => routeId), matches.at(-1)?._strictSearch]);
}
