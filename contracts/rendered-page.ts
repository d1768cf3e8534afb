/** What goes between the server and the front end's own program while a page is rendered. */

/** The shop's answer to a GET of its API. */
export interface Reading {
  status: number;
  json: string;
}

/** Answers the GET paths that a page needs. */
export type Read = (path: string) => Promise<Reading>;

/** A page as HTML: what belongs in its head, and what belongs in its body with the data it was made of. */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
}

/**
 * Renders the page of a storefront address, such as `/products?search=zink`. Gives null for an address that leads
 * elsewhere: the browser follows that by itself.
 */
export type Render = (url: string, read: Read) => Promise<RenderedPage | null>;
