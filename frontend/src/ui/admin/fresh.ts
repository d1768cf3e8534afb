import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/http/read';

/** Shows cached rows and refetches on every mount, because orders arrive while staff works. */
export const readFresh = <T>(...path: string[]) =>
  queryOptions({ ...read<T>('/api', 'admin', ...path), refetchOnMount: 'always' });
