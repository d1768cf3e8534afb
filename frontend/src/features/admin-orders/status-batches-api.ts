import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '../../../../contracts/orders.js';
import {
  findStatusBatch,
  listOrderIds,
  startStatusBatch,
  withdrawStatusBatch,
  type StartStatusBatch,
} from '../../../../contracts/orders/status-batches.js';
import type { QueryOf } from '../../../../contracts/endpoint.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { pageOf } from '../../lib/http/page-of';
import { useChange } from '../../lib/http/use-change';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

const everyMs = 700;

/** Reads the ids of the orders that a filter finds. */
export const readOrderIds = async (filter: Omit<QueryOf<typeof listOrderIds>, 'limit' | 'cursor'>): Promise<string[]> =>
  (await pageOf(listOrderIds, filter)).rows;

export const useStartStatusBatch = () => useChange((body: StartStatusBatch) => request(startStatusBatch, { body }), []);

/** Reads a batch again until it is over. */
export const statusBatchQuery = (batchId: string) =>
  queryOptions({
    ...queryOf(findStatusBatch, { params: { batchId } }),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : everyMs),
  });

export const useWithdrawStatusBatch = (batchId: string) =>
  useChange(
    () => request(withdrawStatusBatch, { params: { batchId } }),
    [statusBatchQuery(batchId).queryKey, pagesKeyOf(listOrders)],
  );

export const isOver = ({ state }: { state: string }): boolean => state === 'done' || state === 'withdrawn';
