import type { Method } from '../../../../contracts/endpoint.js';
import { ApiError } from './api-error';

/** A response, and whether its read models are still behind. In that case, read them again a second later. */
export interface ApiResponse<T> {
  data: T;
  projectionPending: boolean;
}

/** Sends one HTTP request for `request`, which knows the type of its response. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<ApiResponse<T>> {
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
