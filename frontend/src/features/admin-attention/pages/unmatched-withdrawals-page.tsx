import { useQuery } from '@tanstack/react-query';
import type { AdminWithdrawal } from '../../../../../contracts/withdrawals.js';
import type { Column } from '../../../ui/admin/table/data-table';
import { waitingWithdrawalsQuery } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { momentColumn } from '../components/columns';
import { WithdrawalActions } from '../components/withdrawal-actions';
import { WithdrawalDialog } from '../components/withdrawal-dialog';
import { withdrawalsCopy as copy } from '../copy/withdrawals';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<AdminWithdrawal>[] = [
  { key: 'orderNumber', title: copy.columns.order, cell: ({ orderNumber }) => orderNumber },
  { key: 'name', title: copy.columns.name, cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'email', title: copy.columns.email, cell: ({ email }) => <LongWord>{email}</LongWord>, wide: true },
  { key: 'cause', title: copy.columns.cause, cell: (row) => copy.cause(row), wide: true },
  momentColumn('statedAt', copy.columns.date),
];
const list: ListOfWork<AdminWithdrawal> = {
  copy,
  columns,
  idOf: ({ id }) => id,
  nameOf: ({ orderNumber, name }) => `${orderNumber}, ${name}`,
  text: ({ orderNumber, name, email }) => `${orderNumber} ${name} ${email}`,
};

/** "Herroepingen": statements of withdrawal that wait for staff. */
export function UnmatchedWithdrawalsPage() {
  const withdrawals = useQuery(waitingWithdrawalsQuery);
  return (
    <AttentionList
      list={list}
      query={withdrawals}
      actions={(withdrawal) => <WithdrawalActions withdrawal={withdrawal} />}
      dialog={(withdrawalId, onClose) => (
        <WithdrawalDialog withdrawalId={withdrawalId} withdrawals={withdrawals.data} onClose={onClose} />
      )}
    />
  );
}
