import { chakra } from '@chakra-ui/react';
import type { AdminReturnDetail, ReturnedParcelDetail, ReturnLabel } from '../../../../../contracts/admin/returns.js';
import { carrierNames, trackingUrlOf } from '../../../../../contracts/shipping/carriers.js';
import { formatDay, formatDecimal } from '../../../lib/format';
import { DetailPart, Details } from '../../../ui/admin/layout/details';
import { refundReasonNames } from '../../../ui/admin/refund-reasons';
import { CustomerLink } from '../../../ui/admin/record/customer-link';
import { RecordLink } from '../../../ui/admin/record/record-link';
import { returnStatusNames, returnStatusTones } from '../../../ui/admin/status/return-status';
import { StatusPill } from '../../../ui/admin/status/status';
import { labelCopy, reasonNames, returnsCopy as copy } from '../copy';
import { factsOf } from '../money';
import { RefundSum } from './refund-sum';
import { ReturnLines } from './return-lines';

interface ReturnProps {
  item: AdminReturnDetail | ReturnedParcelDetail;
}

/** The facts of a return and its lines, with its amounts when the response has them. */
export function ReturnDetail({ item }: ReturnProps) {
  return (
    <>
      <ReturnFacts item={item} />
      <ReturnedGoods item={item} />
    </>
  );
}

/** `isInPage`: the day and the status are beside the title. */
export function ReturnFacts({ item, isInPage = false }: ReturnProps & { isInPage?: boolean }) {
  return <Details rows={rowsOf(item, isInPage)} />;
}

/** The lines of a return, and how its refund is computed. */
export function ReturnedGoods({ item }: ReturnProps) {
  return (
    <>
      <DetailPart title={copy.lines}>
        <ReturnLines items={item.items} />
      </DetailPart>
      {'shippingAmount' in item && (
        <DetailPart title={copy.sum}>
          <RefundSum {...item} />
        </DetailPart>
      )}
    </>
  );
}

function rowsOf(item: AdminReturnDetail | ReturnedParcelDetail, isInPage: boolean) {
  const { orderNumber, status, reason, createdAt } = item;
  const { isUnshipped, dueDate, note, rejection, isFiledByStaff } = item;
  const shownStatus = (
    <StatusPill key="status" tone={returnStatusTones[status]}>
      {returnStatusNames[status]}
    </StatusPill>
  );
  return [
    [
      copy.columns.customer,
      <CustomerLink
        key="customer"
        id={'customerId' in item ? item.customerId : null}
        name={item.customerName}
        email={item.customerEmail}
      />,
    ],
    [
      copy.order,
      <RecordLink key="order" of="orders" reference={orderNumber}>
        {orderNumber}
      </RecordLink>,
    ],
    ...(isInPage ? [] : [[copy.columns.date, formatDay(createdAt)] as const]),
    [copy.columns.reason, reasonNames[reason]],
    ...(note ? [[isFiledByStaff ? copy.noteByStaff : copy.note, note] as const] : []),
    ...(isInPage ? [] : [[copy.columns.status, shownStatus] as const]),
    ...(rejection ? [[copy.rejection, rejection] as const] : []),
    ...(item.label ? [[copy.label, <Label key="label" label={item.label} />] as const] : []),
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

function Label({ label: { carrier, trackingCode, url } }: { label: ReturnLabel }) {
  const page = trackingUrlOf(carrier, trackingCode) ?? url;
  const name = labelCopy.shown(carrier && carrier !== 'other' ? carrierNames[carrier] : null, trackingCode);
  if (!page) return <span>{name}</span>;
  return (
    <chakra.a href={page} target="_blank" rel="noreferrer" textDecoration="underline">
      {name}
    </chakra.a>
  );
}
