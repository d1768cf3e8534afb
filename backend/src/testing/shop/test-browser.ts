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

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers);
  }

  patch(path: string, body: unknown): Promise<Response> {
    return this.send('PATCH', path, body, {});
  }

  async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${this.shop.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), cookie, ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
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
