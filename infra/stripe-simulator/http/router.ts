import type { Account } from '../account.js';
import type { Params } from './form-encoding.js';

export interface ApiRequest {
  params: Params;
  /** The ids in the path, in order. */
  id: string;
  /** Whether the call has a secret key; otherwise it has a publishable one with a client secret. */
  bySecretKey: boolean;
}

export type Handler = (account: Account, request: ApiRequest) => object;

export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  /** Like `/v1/payment_intents/:id/confirm`; at most one `:id`. */
  path: string;
  /** Whether browsers may call it, with a publishable key. */
  browser?: true;
  handle: Handler;
}

/** Finds routes by method and path; fixed segments take precedence over `:id`. */
export class Router {
  private readonly routes = new Map<string, Route>();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.routes.set(`${route.method} ${route.path}`, route);
  }

  find(method: string, path: string): { route: Route; id: string } | null {
    const exact = this.routes.get(`${method} ${path}`);
    if (exact) return { route: exact, id: '' };
    const segments = path.split('/');
    const id = segments[3];
    if (id === undefined || id === '') return null;
    segments[3] = ':id';
    const route = this.routes.get(`${method} ${segments.join('/')}`);
    return route ? { route, id: decodeURIComponent(id) } : null;
  }
}
