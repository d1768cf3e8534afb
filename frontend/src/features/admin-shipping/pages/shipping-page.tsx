import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DueGroup, WaitingOrder } from '../../../../../contracts/shipping/queue.js';
import { formatDay } from '../../../lib/format';
import { idOf, ListScreen } from '../../../ui/admin/list/list-screen';
import { labelServiceQuery, useReadAgain, waitingQuery } from '../../../ui/admin/shipping/shipping-api';
import type { Tone } from '../../../ui/admin/status/status';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import type { Column } from '../../../ui/admin/table/data-table';
import type { Selection } from '../../../ui/admin/table/use-selection';
import { ButtonLink } from '../../../ui/controls/button';
import { ShipBatchDialog } from '../components/ship-batch-dialog';
import { ShippingBar } from '../components/shipping-bar';
import { dueNames, shippingCopy as copy } from '../copy';

const tones: Record<DueGroup, Tone> = { late: 'bad', today: 'busy', later: 'waiting' };

const columns: Column<WaitingOrder>[] = [
  {
    key: 'orderNumber',
    title: copy.columns.number,
    cell: ({ orderNumber, packedWith }) => (
      <>
        <span data-nowrap>{orderNumber}</span>
        {packedWith.length > 0 && (
          <chakra.span display="block" fontSize="sm" color="muted">
            {copy.packedWith(packedWith)}
          </chakra.span>
        )}
      </>
    ),
    sort: ({ orderNumber }) => orderNumber,
  },
  {
    key: 'customerName',
    title: copy.columns.customer,
    cell: ({ customerName, shippingCity }) => (
      <>
        <chakra.span color="ink" fontSize="sm">
          {customerName}
        </chakra.span>
        <chakra.span display={{ base: 'inline', md: 'block' }} ml={{ base: '3', md: '0' }} fontSize="xs" color="muted">
          {shippingCity}
        </chakra.span>
      </>
    ),
    sort: ({ customerName }) => customerName,
  },
  {
    key: 'pieces',
    title: copy.columns.pieces,
    cell: ({ pieces, isPartial }) => (
      <>
        <span>{pieces.map(copy.piece).join(', ')}</span>
        {isPartial && (
          <chakra.span display="block" fontSize="sm" color="muted">
            {copy.partial}
          </chakra.span>
        )}
      </>
    ),
    wide: true,
  },
  {
    key: 'dueOn',
    title: copy.columns.due,
    isState: true,
    cell: ({ due, dueOn }) => (
      <StatusMark tone={tones[due]}>{copy.due(due, formatDay(`${dueOn}T12:00:00Z`))}</StatusMark>
    ),
    sort: ({ dueOn }) => dueOn,
  },
];
const textOf = ({ orderNumber, customerName, shippingCity }: WaitingOrder) =>
  `${orderNumber} ${customerName} ${shippingCity}`;
const pageOf = ({ orderNumber }: WaitingOrder) => ({ section: 'orders' as const, reference: orderNumber });
const statuses = { names: dueNames, of: ({ due }: WaitingOrder) => due };

/** The orders that wait for a parcel, with their papers and their shipment as a batch. */
export function ShippingPage() {
  const waiting = useQuery(waitingQuery);
  const labels = useQuery(labelServiceQuery);
  const canMakeLabels = labels.data?.isConnected === true;
  const [shipping, setShipping] = useState<{ orders: readonly WaitingOrder[]; selection: Selection } | null>(null);
  const readAgain = useReadAgain();
  const close = (isStarted: boolean) => {
    if (isStarted) shipping?.selection.drop(shipping.orders.map(({ id }) => id));
    if (isStarted) void readAgain();
    setShipping(null);
  };
  return (
    <ListScreen
      copy={copy}
      list={waiting}
      columns={columns}
      text={textOf}
      statuses={statuses}
      idOf={idOf}
      nameOf={({ orderNumber }) => copy.order(orderNumber)}
      pageOf={pageOf}
      filters={
        canMakeLabels && (
          <ButtonLink look="line" size="sm" to="/admin/shipping/labels">
            {copy.labels.title}
          </ButtonLink>
        )
      }
      bulk={(selection) => (
        <ShippingBar
          selection={selection}
          orders={waiting.data ?? []}
          onShip={(orders) => setShipping({ orders, selection })}
        />
      )}
    >
      {shipping && <ShipBatchDialog orders={shipping.orders} canMakeLabels={canMakeLabels} onClose={close} />}
    </ListScreen>
  );
}
