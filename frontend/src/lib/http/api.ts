import type { Method } from '../../../../contracts/endpoint.js';
import { ApiError } from './api-error';
import { inSession } from './session-end';

/** A response, and whether its read models are still behind. In that case, read them again a second later. */
export interface Answer<T> {
  data: T;
  projectionPending: boolean;
}

/** Calls the shop's API with cookies. Throws ApiError without a 2xx status. The back office waits for a new login. */
export function call<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  return inSession(path, () => send<T>(method, path, body));
}

async function send<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return {
    data: (text ? JSON.parse(text) : null) as T,
    projectionPending: response.headers.get('x-projection-pending') === '1',
  };
}

/** Sends a POST and returns only its data. */
export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await call<T>('POST', path, body)).data;
}
