import { chakra } from '@chakra-ui/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { showReturnTimeline } from '../../../../../contracts/admin/timeline.js';
import type { AdminReturnDetail, ReturnedParcelDetail } from '../../../../../contracts/admin/returns.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { May } from '../../../lib/staff/may';
import { DetailPart, Details } from '../../../ui/admin/layout/details';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { StatusPill } from '../../../ui/admin/status/status';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { ErrorPage } from '../../../ui/pages/error-page';
import { Skeleton } from '../../../ui/skeleton';
import { returnStatusNames, returnStatusTones } from '../../../ui/admin/status/return-status';
import { adminReturnQuery } from '../api';
import { factsOf } from '../money';
import { reasonNames, returnsCopy as copy } from '../copy';
import { refundReasonNames } from '../../../ui/admin/refund-reasons';
import { ReturnLines } from './return-lines';

export function ReturnDialog({ returnId, onClose }: { returnId: string | null; onClose: () => void }) {
  const id = useLast(returnId);
  const item = useQuery(id ? adminReturnQuery(id) : { queryKey: ['no-return'], queryFn: skipToken });
  return (
    <Dialog
      isOpen={returnId !== null}
      onClose={onClose}
      title={item.data ? copy.nameOf(item.data.orderNumber) : copy.loading}
    >
      {item.isError ? (
        <ErrorPage compact error={item.error} onRetry={() => void item.refetch()} />
      ) : item.data ? (
        <chakra.div display="grid" gap="8">
          <Details rows={rowsOf(item.data)} />
          <DetailPart title={copy.lines}>
            <ReturnLines items={item.data.items} />
          </DetailPart>
          <May call={showReturnTimeline}>
            <Timeline of="returns" query={freshQueryOf(showReturnTimeline, { params: { id: item.data.id } })} />
          </May>
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </Dialog>
  );
}

function rowsOf(item: AdminReturnDetail | ReturnedParcelDetail) {
  const { customerName, customerEmail, orderNumber, status, reason, createdAt } = item;
  const { isUnshipped, dueDate, note, rejection, isFiledByStaff } = item;
  return [
    [copy.columns.customer, [customerName, customerEmail].filter(Boolean).join(', ')],
    [
      copy.order,
      <RecordLink key="order" of="orders" reference={orderNumber}>
        {orderNumber}
      </RecordLink>,
    ],
    [copy.columns.date, formatDay(createdAt)],
    [copy.columns.reason, reasonNames[reason]],
    ...(note ? [[isFiledByStaff ? copy.noteByStaff : copy.note, note] as const] : []),
    [
      copy.columns.status,
      <StatusPill key="status" tone={returnStatusTones[status]}>
        {returnStatusNames[status]}
      </StatusPill>,
    ],
    ...(rejection ? [[copy.rejection, rejection] as const] : []),
    ...('paidAmount' in item ? moneyRows(item) : []),
    ...(isUnshipped ? [[copy.shipment, copy.unshipped] as const] : []),
    ...(status === 'rejected' ? [] : [[copy.due, formatDay(dueDate)] as const]),
  ] as const;
}

function moneyRows(item: AdminReturnDetail) {
  const { paidAmount, refundReason } = item;
  return [
    [copy.paid, formatDecimal(paidAmount)] as const,
    ...factsOf(item).map(({ amount, state }) => [copy.money[state], formatDecimal(amount)] as const),
    ...(refundReason ? [[copy.refundReason, refundReasonNames[refundReason]] as const] : []),
  ];
}
