import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { hasStatus } from './api-error';
import { call } from './api';

/** Fetches a path: from the API, or on the server from the shop itself. Throws ApiError as `call` does. */
export type Reader = <T>(path: string) => Promise<T>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reader?: Reader };
  }
}

/** Fetches one path for a query, through the reader of its client if there is one. */
export async function readPath<T>(path: string, meta: { reader?: Reader } | undefined): Promise<T> {
  return meta?.reader ? meta.reader<T>(path) : (await call<T>('GET', path)).data;
}

/** Returns the query of a GET. The path is the key joined with '/', so that both always agree. */
export function read<T>(...path: string[]) {
  return queryOptions({
    queryKey: path as QueryKey,
    queryFn: ({ meta }) => readPath<T>(path.join('/'), meta),
  });
}

/** Returns the query of a GET for which a 401 means null. */
export function readOrNull<T>(...path: string[]) {
  return queryOptions({
    queryKey: path as QueryKey,
    queryFn: async (): Promise<T | null> => {
      try {
        return (await call<T>('GET', path.join('/'))).data;
      } catch (error) {
        if (hasStatus(error, 401)) return null;
        throw error;
      }
    },
  });
}
