import { queryOptions, type QueryKey, type QueryMeta } from '@tanstack/react-query';
import {
  segmentsOf,
  urlOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type RefusalOf,
  type ResponseOf,
} from '../../../../contracts/endpoint.js';
import { call, type ApiResponse } from './api';
import { ApiError } from './api-error';
import { inSession } from './session-end';

interface AnyInput {
  params?: object;
  query?: object;
  body?: unknown;
}

/** What a call of an endpoint takes: the parameters of its path, its query and its body, where it has them. */
export type Input<E extends Endpoint> = AnyInput &
  ([keyof ParamsOf<E>] extends [never] ? unknown : { params: ParamsOf<E> }) &
  (BodyOf<E> extends undefined ? unknown : { body: BodyOf<E> }) &
  (QueryOf<E> extends undefined ? unknown : { query?: QueryOf<E> });

/** Returns the address of an endpoint for a link or a form. */
export const addressOf = <E extends Endpoint>(endpoint: E, { params = {}, query }: Input<E>): string =>
  urlOf(endpoint, params as ParamsOf<E>, query as QueryOf<E>);

/** Calls an endpoint with cookies. Throws ApiError without a 2xx status. The back office waits for a new login. */
export function request<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ApiResponse<ResponseOf<E>>> {
  return inSession(endpoint, () => call<ResponseOf<E>>(endpoint.method, addressOf(endpoint, input), input.body));
}

/** Calls an endpoint and returns only the data of its response. */
export async function responseOf<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ResponseOf<E>> {
  return (await request(endpoint, input)).data;
}

/** An endpoint that changes nothing. */
export type Readable = Endpoint & { method: 'GET' };

/** Reads an endpoint. On the server the reader of the client fetches it. */
export function read<E extends Readable>(endpoint: E, input: Input<E>, meta?: QueryMeta): Promise<ResponseOf<E>> {
  return meta?.reader ? meta.reader(addressOf(endpoint, input)) : responseOf(endpoint, input);
}

/** Returns the key of a read: the segments of its address. That of a list is a prefix of what is below it. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Input<E>): QueryKey {
  const { params = {} } = input;
  const [, search] = addressOf(endpoint, input).split('?');
  return [...segmentsOf(endpoint, params as ParamsOf<E>), ...(search ? [`?${search}`] : [])];
}

/** Returns the query of a read. */
export function queryOf<E extends Readable>(endpoint: E, input: Input<E>) {
  return queryOptions({ queryKey: keyOf(endpoint, input), queryFn: ({ meta }) => read(endpoint, input, meta) });
}

/** Whether the endpoint refused with one of these codes. The compiler accepts the codes that it declares. */
export function refuses<E extends Endpoint>(
  _endpoint: E,
  error: unknown,
  ...codes: readonly RefusalOf<E>[]
): error is ApiError<RefusalOf<E>> {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}
