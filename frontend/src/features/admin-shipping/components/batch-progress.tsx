import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { printBatchLabels } from '../../../../../contracts/shipping/labels.js';
import { fileOf } from '../../../lib/http/file-of';
import { PrintButton } from '../../../ui/admin/print-button';
import { Button } from '../../../ui/controls/button';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { batchQuery, useReadAgain } from '../../../ui/admin/shipping/shipping-api';
import { shippingCopy as copy } from '../copy';

/** How far a batch is, then how many left, and why others did not. Closing it stops nothing. */
export function BatchProgress({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const batch = useQuery(batchQuery(batchId));
  const readAgain = useReadAgain();
  const isDone = batch.data?.isRunning === false;
  useEffect(() => {
    if (isDone) void readAgain();
  }, [isDone, readAgain]);
  if (batch.isError) return <ErrorPage compact error={batch.error} onRetry={() => void batch.refetch()} />;
  if (!batch.data) return <Skeleton h="32" />;
  const { orders, isHeldUp, withLabels } = batch.data;
  const refused = orders.filter(({ outcome }) => outcome === 'refused');
  const finished = orders.filter(({ outcome }) => outcome !== 'waiting').length;
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <chakra.p role="status" fontWeight="semibold">
        {isDone ? copy.done(finished - refused.length) : copy.progress(finished, orders.length)}
      </chakra.p>
      {!isDone && (
        <chakra.progress
          w="full"
          max={orders.length}
          value={finished}
          aria-label={copy.progress(finished, orders.length)}
        />
      )}
      {isHeldUp && <p>{copy.heldUp}</p>}
      {refused.length > 0 && (
        <chakra.div role="alert" w="full" px="4" py="3" rounded="input" bg="fruit.raspberry.tint">
          <chakra.p fontWeight="semibold">{copy.refused(refused.length)}</chakra.p>
          <chakra.ul mt="1" maxH="40" overflowY="auto">
            {refused.map(({ orderId, orderNumber, message }) => (
              <li key={orderId}>{copy.refusal(orderNumber, message ?? '')}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {withLabels && isDone && finished > refused.length && (
          <PrintButton name={copy.printLabels} file={() => fileOf(printBatchLabels, { params: { id: batchId } })} />
        )}
        <Button look="ink" size="sm" onClick={onClose}>
          {copy.close}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
