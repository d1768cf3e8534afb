import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { orderStatuses, type ChangeOrderStatuses, type OrderStatus } from '../../../../../contracts/orders.js';
import { formatNumber } from '../../../lib/format';
import { showError, showToast } from '../../../lib/toast';
import { adminCopy } from '../../../ui/admin/copy';
import { showFailure } from '../../../ui/admin/failure';
import { orderStatusNames } from '../../../ui/admin/order-status';
import type { Selection } from '../../../ui/admin/use-selection';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/field';
import { useChangeOrderStatuses } from '../api';
import { askToCancel } from '../cancellation';
import { ordersCopy } from '../copy';

/** What can be done with the orders that are ticked. What is refused stays ticked, and says why. */
export function BulkStatus({ selection }: { selection: Selection }) {
  const [status, setStatus] = useState<OrderStatus>('shipped');
  const change = useChangeOrderStatuses();
  const count = selection.ids.size;
  if (count === 0) return null;
  const apply = async () => {
    const ids = [...selection.ids];
    if (status !== 'cancelled') return set({ ids, status });
    const endedPlans = await askToCancel(ids).catch((error: unknown) => showFailure(error, ordersCopy.updateFailed));
    if (endedPlans) set({ ids, status, endedPlans });
  };
  const set = (chosen: ChangeOrderStatuses) =>
    change.mutate(chosen, {
      onSuccess: ({ data: { changed, refused } }) => {
        selection.set(refused.map(({ id }) => id));
        const [first] = refused;
        if (first) showError(ordersCopy.bulkRefused(formatNumber(refused.length)), first.message);
        else
          showToast({
            title: ordersCopy.updated,
            text: ordersCopy.bulkUpdated(formatNumber(changed.length)),
            tone: 'success',
          });
      },
      onError: (error) => showFailure(error, ordersCopy.updateFailed),
    });
  return (
    <chakra.div
      display="flex"
      gap="3"
      alignItems="center"
      flexWrap="wrap"
      px="4"
      py="2"
      mb="4"
      rounded="input"
      bg="stone"
      role="group"
      aria-label={adminCopy.selected(formatNumber(count))}
    >
      <chakra.p fontWeight="semibold" role="status">
        {adminCopy.selected(formatNumber(count))}
      </chakra.p>
      <Select
        size="sm"
        w="auto"
        aria-label={ordersCopy.bulkStatus}
        value={status}
        onChange={(event) => setStatus(event.target.value as OrderStatus)}
      >
        {orderStatuses.map((name) => (
          <option key={name} value={name}>
            {orderStatusNames[name]}
          </option>
        ))}
      </Select>
      <Button
        look="ink"
        size="sm"
        disabled={change.isPending || count > ordersCopy.bulkMost}
        onClick={() => void apply()}
      >
        {ordersCopy.bulkApply}
      </Button>
      {count > ordersCopy.bulkMost && <chakra.p color="danger">{ordersCopy.bulkTooMany}</chakra.p>}
      <Button look="quiet" size="sm" onClick={() => selection.set([])}>
        {adminCopy.clearSelection}
      </Button>
    </chakra.div>
  );
}
