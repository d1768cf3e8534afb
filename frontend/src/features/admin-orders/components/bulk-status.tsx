import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import {
  changeOrderStatuses,
  type ChangedOrderStatuses,
  type ChangeOrderStatuses,
  type OrderStatus,
} from '../../../../../contracts/orders.js';
import type { StartStatusBatch } from '../../../../../contracts/orders/status-batches.js';
import { askFirst } from '../../../lib/confirm';
import { formatNumber } from '../../../lib/format';
import { useMay } from '../../../lib/staff/may';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectionBar } from '../../../ui/admin/table/selection-bar';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { Button } from '../../../ui/controls/button';
import { Select } from '../../../ui/controls/field';
import { useChangeOrderStatuses } from '../api';
import { askToCancel } from '../cancellation';
import { isTold, ordersCopy, ordersOf } from '../copy';
import { statusNamesFor } from '../status-names';
import { useUndoToast } from '../use-undo-toast';
import { useStartStatusBatch } from '../status-batches-api';
import { BulkOutcome } from './bulk-outcome';
import { BulkProgress } from './bulk-progress';

interface BulkStatusProps {
  selection: Selection;
  numberOf: (orderId: string) => string;
}

/** The bulk actions for the ticked orders. A refused order stays ticked and shows the reason. */
export function BulkStatus({ selection, numberOf }: BulkStatusProps) {
  const [outcome, setOutcome] = useState<ChangedOrderStatuses | null>(null);
  const [batchId, setBatchId] = useState<string | null>(null);
  return (
    <>
      {outcome && <BulkOutcome outcome={outcome} numberOf={numberOf} onClose={() => setOutcome(null)} />}
      {batchId && <BulkProgress key={batchId} batchId={batchId} onClose={() => setBatchId(null)} />}
      {selection.ids.size > 0 && <Bar selection={selection} onOutcome={setOutcome} onBatch={setBatchId} />}
    </>
  );
}

interface BarProps {
  selection: Selection;
  /** Null when every order was changed. */
  onOutcome: (outcome: ChangedOrderStatuses | null) => void;
  /** A batch has started: the selection is larger than one request changes. */
  onBatch: (batchId: string) => void;
}

function Bar({ selection, onOutcome, onBatch }: BarProps) {
  const [status, setStatus] = useState<OrderStatus>('shipped');
  const change = useChangeOrderStatuses();
  const batch = useStartStatusBatch();
  const showUndo = useUndoToast();
  const may = useMay();
  const count = selection.ids.size;
  const isTooMany = status === 'cancelled' && count > ordersCopy.bulkMost;
  const apply = async () => {
    const ids = [...selection.ids];
    if (status === 'cancelled') return cancel(ids);
    if (isTold(status) && !(await askFirst(ordersCopy.confirmTold(ordersOf(formatNumber(count)), status)))) return;
    if (count > ordersCopy.bulkMost) startBatch(ids, status);
    else set({ ids, status });
  };
  const startBatch = (ids: string[], status: StartStatusBatch['status']) => {
    const id = crypto.randomUUID();
    batch.mutate(
      { id, ids, status },
      {
        onSuccess: () => {
          selection.drop(ids);
          onBatch(id);
        },
        onError: (error) => showFailure(error, ordersCopy.updateFailed),
      },
    );
  };
  const cancel = async (ids: string[]) => {
    const endedPlans = await askToCancel(ids).catch((error: unknown) => showFailure(error, ordersCopy.updateFailed));
    if (endedPlans) set({ ids, status: 'cancelled', endedPlans });
  };
  const set = (chosen: ChangeOrderStatuses) =>
    change.mutate(chosen, {
      onSuccess: ({ data }) => {
        selection.drop(data.changed);
        onOutcome(data.refused.length > 0 ? data : null);
        if (data.changed.length === 0) return;
        const text = ordersCopy.bulkUpdated(formatNumber(data.changed.length));
        showUndo({ title: ordersCopy.updated, text }, data.changed, chosen.status);
      },
      onError: (error) => showFailure(error, ordersCopy.updateFailed),
    });
  return (
    <SelectionBar selection={selection} count={count} hidden={ordersCopy.bulkHidden}>
      <Select
        size="sm"
        w="auto"
        aria-label={ordersCopy.bulkStatus}
        value={status}
        onChange={(event) => setStatus(event.target.value as OrderStatus)}
      >
        {Object.entries(statusNamesFor(may(changeOrderStatuses, 'refund'))).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        look="ink"
        size="sm"
        disabled={change.isPending || batch.isPending || isTooMany}
        onClick={() => void apply()}
      >
        {ordersCopy.bulkApply}
      </Button>
      {isTooMany && <chakra.p color="danger">{ordersCopy.bulkTooMany}</chakra.p>}
      {count >= ordersCopy.batchMost && <chakra.p color="muted">{ordersCopy.batchFull}</chakra.p>}
    </SelectionBar>
  );
}
