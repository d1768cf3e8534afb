import { useCallback } from 'react';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listOrders } from '../../../../../contracts/orders.js';
import { findLabelService } from '../../../../../contracts/shipping/labels.js';
import { findBatch, listWaitingOrders, startBatch, type StartBatch } from '../../../../../contracts/shipping/queue.js';
import { keyOf, queryOf, request } from '../../../lib/http/endpoints';
import { readAgain } from '../../../lib/http/read-again';
import { useChange } from '../../../lib/http/use-change';
import { freshQueryOf } from '../fresh';

const everyMs = 700;

export const waitingQuery = freshQueryOf(listWaitingOrders, {});

export const labelServiceQuery = freshQueryOf(findLabelService, {});

export const useStartBatch = () => useChange((body: StartBatch) => request(startBatch, { body }), []);

/** Reads a batch again until it is done. */
export const batchQuery = (id: string) =>
  queryOptions({
    ...queryOf(findBatch, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && !data.isRunning ? false : everyMs),
  });

/** Returns what refetches the orders and those that wait, once a batch is done. */
export function useReadAgain(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(() => readAgain(cache, [waitingQuery.queryKey, keyOf(listOrders, {})]), [cache]);
}
