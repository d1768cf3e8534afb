import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { PhoneOrder, PhoneOrderState } from '../../../../../contracts/orders/phone-orders.js';
import { askFirst } from '../../../lib/confirm';
import { formatDay, formatDecimal } from '../../../lib/format';
import { showError, showToast } from '../../../lib/toast';
import { showFailure } from '../../../ui/admin/form/failure';
import { Person } from '../../../ui/admin/layout/person';
import { Loaded } from '../../../ui/admin/list/list-page';
import { idOf } from '../../../ui/admin/list/list-screen';
import { RecordLink } from '../../../ui/admin/record/record-link';
import type { Tone } from '../../../ui/admin/status/status';
import { StatusMark } from '../../../ui/admin/status/status-mark';
import { DataTable, type Column } from '../../../ui/admin/table/data-table';
import { Button } from '../../../ui/controls/button';
import { phoneOrdersQuery, readLink, useWithdrawPhoneOrder } from './new-order-api';
import { phoneOrderCopy as copy } from './new-order-copy';

const tones: Record<PhoneOrderState, Tone> = {
  open: 'waiting',
  processing: 'busy',
  paid: 'good',
  expired: 'bad',
  withdrawn: 'bad',
};

const columns: Column<PhoneOrder>[] = [
  {
    key: 'customer',
    title: copy.columns.customer,
    cell: ({ customerName, customerEmail }) => <Person name={customerName} email={customerEmail} />,
  },
  { key: 'createdAt', title: copy.columns.date, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'total',
    title: copy.columns.total,
    numeric: true,
    cell: ({ totalAmount, pieces }) => (
      <>
        <span>{formatDecimal(totalAmount)}</span>
        <chakra.span display="block" fontSize="sm" color="muted">
          {copy.pieces(pieces)}
        </chakra.span>
      </>
    ),
    wide: true,
  },
  { key: 'state', title: copy.columns.state, cell: (order) => <PhoneOrderStateMark {...order} /> },
];

/** The latest phone orders with their state. A paid one leads to its order. */
export function PhoneOrderList() {
  const orders = useQuery(phoneOrdersQuery);
  return (
    <chakra.section mt="12">
      <chakra.h2 fontSize="xl" mb="4">
        {copy.title}
      </chakra.h2>
      <Loaded query={orders}>
        <DataTable
          label={copy.title}
          columns={columns}
          rows={orders.data}
          idOf={idOf}
          nameOf={({ customerName }) => copy.order(customerName)}
          empty={copy.empty}
          actions={(order) => order.state === 'open' && <OpenActions {...order} />}
        />
      </Loaded>
    </chakra.section>
  );
}

export function PhoneOrderStateMark({ state, orderNumber, expiresAt }: PhoneOrder) {
  return (
    <>
      <StatusMark tone={tones[state]}>{copy.states[state]}</StatusMark>
      <chakra.span display="block" fontSize="sm" color="muted">
        {orderNumber === null ? (
          state === 'open' && copy.until(formatDay(expiresAt))
        ) : (
          <RecordLink of="orders" reference={orderNumber}>
            {orderNumber}
          </RecordLink>
        )}
      </chakra.span>
    </>
  );
}

export function OpenActions({ id, customerName }: PhoneOrder) {
  const withdraw = useWithdrawPhoneOrder();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(await readLink(id));
      showToast({ title: copy.copied, tone: 'success' });
    } catch {
      showError(copy.copyFailed);
    }
  };
  const end = async () => {
    if (!(await askFirst(copy.question(customerName)))) return;
    withdraw.mutate(id, {
      onSuccess: () => showToast({ title: copy.withdrawn, tone: 'success' }),
      onError: (error) => showFailure(error, copy.withdrawFailed),
    });
  };
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2">
      <Button look="line" size="sm" aria-label={copy.copyOf(customerName)} onClick={() => void copyLink()}>
        {copy.copy}
      </Button>
      <Button look="line" size="sm" aria-label={copy.withdrawOf(customerName)} onClick={() => void end()}>
        {copy.withdraw}
      </Button>
    </chakra.span>
  );
}
