import type { Endpoint } from '../../../../contracts/endpoint.js';
import { ApiError } from './api-error';
import { addressOf, type Input } from './endpoints';
import { inSession } from './session-end';

/** Fetches the file of an endpoint with `headers` besides the usual ones. Throws ApiError without a 2xx status. */
export function fileOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  headers: Record<string, string> = {},
): Promise<File> {
  return inSession(endpoint, async () => {
    const { method } = endpoint;
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
    const typed = input.body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const request = { method, credentials: 'same-origin' as const, headers: typed, ...body };
    const response = await fetch(addressOf(endpoint, input), request);
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    const [, name = 'export.csv'] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return new File([await response.blob()], name);
  });
}
