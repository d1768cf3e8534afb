import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { queryOf, type Input } from '../../lib/http/endpoints';
import { read } from '../../lib/http/read';

const fresh = { refetchOnMount: 'always' } as const;

/** Shows cached rows and refetches on every mount, because orders arrive while staff works. */
export const freshQueryOf = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions({ ...queryOf(endpoint, input), ...fresh });

/** The same of a path, for reads whose endpoint is not declared yet. */
export const readFresh = <T>(...path: string[]) => queryOptions({ ...read<T>('/api', 'admin', ...path), ...fresh });
