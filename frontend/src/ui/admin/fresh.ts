import { queryOptions } from '@tanstack/react-query';
import { queryOf, type Input, type Readable } from '../../lib/http/endpoints';

/** Shows cached rows and refetches on every mount, because orders arrive while staff works. */
export const freshQueryOf = <E extends Readable>(endpoint: E, input: Input<E>) =>
  queryOptions({ ...queryOf(endpoint, input), refetchOnMount: 'always' });
