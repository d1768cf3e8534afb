import { queryOptions } from '@tanstack/react-query';
import { fileOwnReturn, listOwnReturns, type FileReturn } from '../../../../../contracts/returns.js';
import { queryOf, request } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';
import { orderQuery } from '../api';

export const orderReturnsQuery = (id: string) =>
  queryOptions({ ...queryOf(listOwnReturns, { params: { id } }), staleTime: 0 });

/** Requests a return, and refetches the order with what is below it. Idempotent: the caller chooses its id. */
export const useRequestReturn = (id: string) =>
  useChange((body: FileReturn) => request(fileOwnReturn, { params: { id }, body }), [orderQuery(id).queryKey]);
