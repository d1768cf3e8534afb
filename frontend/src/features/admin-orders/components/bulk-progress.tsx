import { chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOrders } from '../../../../../contracts/orders.js';
import { formatNumber } from '../../../lib/format';
import { showFailure } from '../../../ui/admin/form/failure';
import { pagesKeyOf } from '../../../ui/admin/list/paged-list';
import { Button } from '../../../ui/controls/button';
import { uiCopy } from '../../../ui/copy';
import { CloseIcon } from '../../../ui/icons';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { ordersCopy as copy } from '../copy';
import { isOver, statusBatchQuery, useWithdrawStatusBatch } from '../status-batches-api';
import { readAgain } from '../../../lib/http/read-again';

/** How far a batch of statuses is, and which orders it did not change. Closing it stops nothing. */
export function BulkProgress({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const batch = useQuery(statusBatchQuery(batchId));
  const withdraw = useWithdrawStatusBatch(batchId);
  const cache = useQueryClient();
  const isDone = batch.data !== undefined && isOver(batch.data);
  useEffect(() => {
    if (isDone) void readAgain(cache, [pagesKeyOf(listOrders)]);
  }, [isDone, cache]);
  if (batch.isError) return <ErrorPage compact error={batch.error} onRetry={() => void batch.refetch()} />;
  if (!batch.data) return <Skeleton h="16" mb="4" />;
  const { state, total, changedCount, refusedCount, refused } = batch.data;
  const [all, changed, left] = [formatNumber(total), formatNumber(changedCount), formatNumber(refusedCount)];
  const finished = changedCount + refusedCount;
  const titles = {
    waiting: copy.batchWaits(all),
    running: copy.batchRuns(formatNumber(finished), all),
    done: refusedCount > 0 ? copy.bulkPartly(changed, left) : copy.bulkUpdated(changed),
    withdrawn: copy.batchWithdrawn,
  };
  return (
    <chakra.section
      aria-label={copy.bulkApply}
      display="grid"
      gap="2"
      px="4"
      py="3"
      mb="4"
      rounded="input"
      bg={refusedCount > 0 ? 'fruit.raspberry.tint' : 'stone'}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.p role="status" fontWeight="semibold" flex="1">
          {titles[state]}
        </chakra.p>
        {state === 'waiting' && (
          <Button
            look="line"
            size="sm"
            disabled={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(undefined, { onError: (error: unknown) => showFailure(error, copy.undoFailed) })
            }
          >
            {copy.undo}
          </Button>
        )}
        <Button look="quiet" size="icon" aria-label={uiCopy.close} onClick={onClose}>
          <CloseIcon />
        </Button>
      </chakra.div>
      {state === 'running' && <chakra.progress w="full" max={total} value={finished} aria-label={titles.running} />}
      {refused.length > 0 && (
        <chakra.ul maxH="40" overflowY="auto" tabIndex={0} aria-label={copy.notChanged}>
          {refused.map(({ id, orderNumber, message }) => (
            <li key={id}>{`${orderNumber}: ${message}`}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
