import { chakra } from '@chakra-ui/react';
import { mostShipped, printPickList, printSlips, type WaitingOrder } from '../../../../../contracts/shipping/queue.js';
import { fileOf } from '../../../lib/http/file-of';
import { PrintButton } from '../../../ui/admin/print-button';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { Button } from '../../../ui/controls/button';
import { shippingCopy as copy } from '../copy';
import { SelectionBar } from '../../../ui/admin/table/selection-bar';

interface ShippingBarProps {
  selection: Selection;
  orders: readonly WaitingOrder[];
  onShip: (orders: readonly WaitingOrder[]) => void;
}

/** The papers of the ticked orders, and their shipment. */
export function ShippingBar({ selection, orders, onShip }: ShippingBarProps) {
  const chosen = orders.filter(({ id }) => selection.ids.has(id));
  const ids = chosen.map(({ id }) => id);
  const isTooMany = ids.length > mostShipped;
  return (
    <SelectionBar hidden={copy.hidden} selection={selection} count={ids.length}>
      <PrintButton name={copy.pickList} isOff={isTooMany} file={() => fileOf(printPickList, { body: { ids } })} />
      <PrintButton name={copy.slips} isOff={isTooMany} file={() => fileOf(printSlips, { body: { ids } })} />
      <Button look="ink" size="sm" disabled={isTooMany} onClick={() => onShip(chosen)}>
        {copy.ship}
      </Button>
      {isTooMany && <chakra.p color="danger">{copy.tooMany}</chakra.p>}
    </SelectionBar>
  );
}
