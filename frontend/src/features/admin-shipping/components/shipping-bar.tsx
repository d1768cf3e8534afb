import { chakra } from '@chakra-ui/react';
import { mostShipped, printPickList, printSlips, type WaitingOrder } from '../../../../../contracts/shipping/queue.js';
import { formatNumber } from '../../../lib/format';
import { adminCopy } from '../../../ui/admin/copy';
import { fileOf } from '../../../lib/http/file-of';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { Button } from '../../../ui/controls/button';
import { shippingCopy as copy } from '../copy';
import { PrintButton } from './print-button';

interface ShippingBarProps {
  selection: Selection;
  orders: readonly WaitingOrder[];
  onShip: (orders: readonly WaitingOrder[]) => void;
}

/** The papers of the ticked orders, and their shipment. */
export function ShippingBar({ selection, orders, onShip }: ShippingBarProps) {
  const chosen = orders.filter(({ id }) => selection.ids.has(id));
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const isTooMany = ids.length > mostShipped;
  return (
    <chakra.div
      role="group"
      aria-label={adminCopy.selected(formatNumber(ids.length))}
      display="flex"
      gap="3"
      alignItems="center"
      flexWrap="wrap"
      px="4"
      py="2"
      mb="4"
      rounded="input"
      bg="stone"
      data-screen-only
    >
      <chakra.p fontWeight="semibold" role="status">
        {adminCopy.selected(formatNumber(ids.length))}
      </chakra.p>
      <PrintButton name={copy.pickList} isOff={isTooMany} file={() => fileOf(printPickList, { body: { ids } })} />
      <PrintButton name={copy.slips} isOff={isTooMany} file={() => fileOf(printSlips, { body: { ids } })} />
      <Button look="ink" size="sm" disabled={isTooMany} onClick={() => onShip(chosen)}>
        {copy.ship}
      </Button>
      {isTooMany && <chakra.p color="danger">{copy.tooMany}</chakra.p>}
      {selection.hidden > 0 && <chakra.p color="muted">{copy.hidden(formatNumber(selection.hidden))}</chakra.p>}
      <Button look="quiet" size="sm" onClick={() => selection.set([])}>
        {adminCopy.clearSelection}
      </Button>
    </chakra.div>
  );
}
