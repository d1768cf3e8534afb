/** The response to a GET of the shop's API. */
export interface Reading {
  status: number;
  json: string;
}

/** Serves the GET paths that a page needs. */
export type Read = (path: string) => Promise<Reading>;

/** A page as HTML: its head, and its body with the data it was rendered from. */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
}

/** Renders a storefront address, such as `/products?search=zink`. Null when it redirects: the browser follows that. */
export type Render = (url: string, read: Read) => Promise<RenderedPage | null>;
