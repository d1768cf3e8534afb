import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { hasStatus } from './api-error';
import { call } from './api';

/** Where reads get their data: the shop's API, or on the server the shop itself. Throws ApiError as `call` does. */
export type Reader = <T>(path: string) => Promise<T>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { reader?: Reader };
  }
}

/** Reads one path of the API for a query whose client may have a reader of its own. */
export async function readPath<T>(path: string, meta: { reader?: Reader } | undefined): Promise<T> {
  return meta?.reader ? meta.reader<T>(path) : (await call<T>('GET', path)).data;
}

/** A read: its key parts joined with '/' are the GET path, so that a key never disagrees with what was asked. */
export function read<T>(...path: string[]) {
  return queryOptions({
    queryKey: path as QueryKey,
    queryFn: ({ meta }) => readPath<T>(path.join('/'), meta),
  });
}

/** A read for which "not logged in" is an answer: a 401 gives null. */
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
