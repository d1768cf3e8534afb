import { queryOptions } from '@tanstack/react-query';
import { read } from '../../lib/http/read';

/**
 * A read of the back office. What was read before shows at once; each time a screen opens it is read again, since orders
 * come in while staff works.
 */
export const readFresh = <T>(...path: string[]) =>
  queryOptions({ ...read<T>('/api', 'admin', ...path), refetchOnMount: 'always' });
