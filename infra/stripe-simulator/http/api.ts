import { API_VERSION, type Account } from '../account.js';
import { browserView } from '../api/browser-view.js';
import { ROUTES } from '../api/routes.js';
import { newId } from '../ids.js';
import { expanded } from './expand.js';
import { parseForm, type Params } from './form-encoding.js';
import type { JsonResponse, Idempotency } from './idempotency.js';
import { text } from './params.js';
import { Router, type Route } from './router.js';
import { StripeError } from './stripe-error.js';

export interface ApiCall {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

export interface ApiResponse extends JsonResponse {
  headers: Record<string, string>;
}

type Key = 'publishable' | 'secret';

/** Stripe's API as a function: authenticates, replays by idempotency key, routes, expands, and stores the response. */
export class Api {
  private readonly router = new Router(ROUTES);

  constructor(
    private readonly account: Account,
    private readonly idempotency: Idempotency,
  ) {}

  /** Checks the call and claims its idempotency key. Returns the response, or the work that is left to do. */
  begin(call: ApiCall): (() => ApiResponse) | ApiResponse {
    const requestId = newId('req');
    const headers: Record<string, string> = { 'Request-Id': requestId, 'Stripe-Version': API_VERSION };
    const key = call.method === 'POST' ? header(call, 'idempotency-key') : null;
    if (key !== null) headers['Idempotency-Key'] = key;
    try {
      const params = parseForm(call.method === 'POST' ? call.body : call.query);
      const caller = authenticate(call, params);
      const found = this.router.find(call.method, call.path);
      if (!found) throw unknownUrl(call);
      if (caller === 'publishable' && !found.route.browser) throw secretKeyNeeded();
      if (key !== null) {
        const kept = this.idempotency.take(key, call.path, call.body);
        if (kept) return { ...kept, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
      }
      return () => ({ ...this.carryOut(call, params, caller, found, key, requestId), headers });
    } catch (error) {
      return { ...errorResponse(error, 'secret'), headers };
    }
  }

  private carryOut(
    call: ApiCall,
    params: Params,
    caller: Key,
    found: { route: Route; id: string },
    key: string | null,
    requestId: string,
  ): JsonResponse {
    this.account.request = { id: requestId, idempotency_key: key };
    let response: JsonResponse;
    let keep = true;
    try {
      const result = found.route.handle(this.account, { params, id: found.id, bySecretKey: caller === 'secret' });
      const shown = caller === 'secret' ? result : browserView(result);
      response = { status: 200, body: JSON.stringify(expanded(this.account, shown, params)) };
    } catch (error) {
      response = errorResponse(error, caller);
      keep = !(error instanceof StripeError && error.beforeAnyWork);
    }
    if (key !== null) {
      if (keep) this.idempotency.store(key, call.path, call.body, response);
      else this.idempotency.release(key);
    }
    this.account.journal.flush();
    return response;
  }
}

function authenticate(call: ApiCall, params: Params): Key {
  const authorization = header(call, 'authorization') ?? '';
  const basic = /^Basic (.+)$/.exec(authorization)?.[1];
  const shown = basic
    ? Buffer.from(basic, 'base64').toString().replace(/:$/, '')
    : authorization.replace(/^Bearer /, '');
  const key = shown || text(params, 'key') || '';
  if (/^(sk|rk)_live_/.test(key) || key.startsWith('pk_live_')) {
    throw unauthorized('The simulator received a live key. Use live keys with Stripe only.');
  }
  if (/^(sk|rk)_/.test(key)) return 'secret';
  if (key.startsWith('pk_')) return 'publishable';
  if (key !== '') throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}****`);
  throw unauthorized(
    'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth ' +
      "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  );
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}

function secretKeyNeeded(): StripeError {
  return new StripeError(401, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your ' +
      'API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

function unknownUrl(call: ApiCall): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}).`,
  });
}

function errorResponse(error: unknown, caller: Key): JsonResponse {
  if (!(error instanceof StripeError)) {
    const message = error instanceof Error ? `${error.message}` : 'An unknown error occurred';
    return { status: 500, body: JSON.stringify({ error: { type: 'api_error', message } }) };
  }
  const body = { ...error.body } as Record<string, unknown>;
  for (const name of ['payment_intent', 'setup_intent']) {
    if (caller === 'publishable' && body[name]) body[name] = browserView(body[name] as object);
  }
  return { status: error.status, body: JSON.stringify({ error: body }) };
}

function header(call: ApiCall, name: string): string | null {
  const value = call.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
