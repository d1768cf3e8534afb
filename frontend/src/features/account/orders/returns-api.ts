import { queryOptions } from '@tanstack/react-query';
import { fileOwnReturn, listOwnReturns, type FileReturn } from '../../../../../contracts/returns.js';
import { queryOf, request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';

export const orderReturnsQuery = (id: string) =>
  queryOptions({ ...queryOf(listOwnReturns, { params: { id } }), staleTime: 0 });

/** Requests a return. Idempotent: the caller chooses its id. */
export const useRequestReturn = (id: string) =>
  useChange((body: FileReturn) => request(fileOwnReturn, { params: { id }, body }), [orderReturnsQuery(id).queryKey]);
