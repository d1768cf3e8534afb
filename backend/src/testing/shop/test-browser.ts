import type { ApiErrorBody } from '../../../../contracts/errors.js';
import { urlOf, type Endpoint, type ParamsOf, type QueryOf, type ResponseOf } from '../../../../contracts/endpoint.js';

/** What a test sends to an endpoint. The types allow more than its contract does, because tests try that too. */
type Sent<E extends Endpoint> = {
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
} & (keyof ParamsOf<E> extends never ? unknown : { params: Record<keyof ParamsOf<E>, string | number> });
/** Optional for an endpoint without parameters. */
export type Arguments<E extends Endpoint> = keyof ParamsOf<E> extends never ? [sent?: Sent<E>] : [sent: Sent<E>];

/** A response whose successful body has the declared type. */
interface TypedResponse<E extends Endpoint> extends Response {
  json(): Promise<ResponseOf<E>>;
}

/** Reads the body of a refusal. */
export const refusalOf = async (response: Response) => (await response.json()) as ApiErrorBody;

/** Keeps cookies between requests. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly shop: { url: string }) {}

  /** The same cookies at another process. */
  on(shop: { url: string }): TestBrowser {
    const browser = new TestBrowser(shop);
    for (const [name, value] of this.cookies) browser.set(name, value);
    return browser;
  }

  set(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  /** Calls an endpoint. */
  call<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<TypedResponse<E>> {
    const { params, query, body, headers = {} } = { params: {}, ...sent };
    const url = urlOf(endpoint, params as ParamsOf<E>, query as QueryOf<E>);
    return this.send(endpoint.method, url, body, headers) as Promise<TypedResponse<E>>;
  }

  /** Calls an endpoint and returns the body of its response. Throws when it is refused. */
  async json<E extends Endpoint>(endpoint: E, ...sent: Arguments<E>): Promise<ResponseOf<E>> {
    const response = await this.call(endpoint, ...sent);
    if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Calls an endpoint and returns the status of its response. */
  async status<E extends Endpoint>(endpoint: E, ...sent: Arguments<E>): Promise<number> {
    return (await this.call(endpoint, ...sent)).status;
  }

  /** Reads what is no endpoint of the API, such as a page. */
  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, undefined, headers);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.shop.url}${path}`, {
      method,
      headers: { ...(isJson && { 'content-type': 'application/json' }), cookie, ...headers },
      body: isJson && typeof body !== 'string' ? JSON.stringify(body) : (body as string | FormData | undefined),
    });
    for (const header of response.headers.getSetCookie()) {
      const [pair] = header.split(';');
      const [name, value] = [pair!.slice(0, pair!.indexOf('=')), pair!.slice(pair!.indexOf('=') + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
