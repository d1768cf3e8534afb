import type { Arguments } from '../../backend/src/testing/shop/test-browser.js';
import { urlOf, type Endpoint, type ParamsOf, type QueryOf, type ResponseOf } from '../../contracts/endpoint.js';
import { longPatience } from './patience.js';
import { shop, type Visitor } from './shopper.js';

/** Calls the API in the session of a visitor, past the page, and returns the body. Throws when it is refused. */
export async function callApi<E extends Endpoint>(
  { context }: Pick<Visitor, 'context'>,
  endpoint: E,
  ...[sent]: Arguments<E>
): Promise<ResponseOf<E>> {
  const { params, query, body } = { params: {}, ...sent };
  const url = urlOf(endpoint, params as ParamsOf<E>, query as QueryOf<E>);
  const { method } = endpoint;
  const headers = { origin: shop.url };
  const response = await context.request.fetch(`${shop.url}${url}`, {
    method,
    data: body,
    headers,
    timeout: longPatience,
  });
  if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as ResponseOf<E>;
}
