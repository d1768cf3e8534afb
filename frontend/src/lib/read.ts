import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { hasStatus } from './api-error';
import { call } from './api';

/** A read: its key parts joined with '/' are the GET path, so that a key never disagrees with what was asked. */
export function read<T>(...path: string[]) {
  return queryOptions({
    queryKey: path as QueryKey,
    queryFn: async () => (await call<T>('GET', path.join('/'))).data,
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
