import { queryOptions, type QueryKey } from '@tanstack/react-query';
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
import { call, type Answer } from './api';
import { hasCode } from './api-error';
import { readPath } from './read';

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

const addressOf = <E extends Endpoint>(endpoint: E, { params = {}, query }: Input<E>) =>
  urlOf(endpoint, params as ParamsOf<E>, query as QueryOf<E>);

/** Calls an endpoint. Throws ApiError without a 2xx status. */
export function request<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<ResponseOf<E>>> {
  return call<ResponseOf<E>>(endpoint.method, addressOf(endpoint, input), input.body);
}

/** Returns the key of a read: the segments of its address. That of a list is a prefix of what is below it. */
export function keyOf<E extends Endpoint>(endpoint: E, input: Input<E>): QueryKey {
  const { params = {} } = input;
  const [, search] = addressOf(endpoint, input).split('?');
  return [...segmentsOf(endpoint, params as ParamsOf<E>), ...(search ? [`?${search}`] : [])];
}

/** Returns the query of a GET. */
export function queryOf<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ meta }) => readPath<ResponseOf<E>>(addressOf(endpoint, input), meta),
  });
}

/** Whether the endpoint refused with this code. The compiler accepts the codes that it declares. */
export function refuses<E extends Endpoint>(_endpoint: E, error: unknown, code: RefusalOf<E>): boolean {
  return hasCode(error, code);
}
