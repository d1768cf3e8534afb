import { chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AdminOrderDetail, ParcelDetail } from '../../../../../contracts/orders.js';
import { listMailsOfOrder } from '../../../../../contracts/mails.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { RecordMails } from '../../../ui/admin/mails/record-mails';
import { Notes } from '../../../ui/admin/notes/notes';
import { RecordDay } from '../../../ui/admin/record/record-day';
import { RecordPage } from '../../../ui/admin/record/record-page';
import { OrderMarks } from '../../../ui/admin/status/order-marks';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { PrintedStatus } from '../../../ui/admin/status/printed-status';
import { Tags } from '../../../ui/admin/tags/tags';
import { adminOrderQuery } from '../api';
import { AddToOrder } from '../components/add-to-order';
import { ChangeStatus } from '../components/change-status';
import { OrderAdditions } from '../components/order-additions';
import { OrderDetail } from '../components/order-detail';
import { OrderInvoices } from '../components/order-invoices';
import { OrderLots } from '../components/order-lots';
import { Parcels } from '../components/parcels';
import { OrderRelated } from '../components/order-related';
import { OrderTimeline } from '../components/order-timeline';
import { RefundOrder } from '../components/refund-order';
import { DuplicateOrder } from '../components/duplicate-order';
import { OrderReplacements } from '../components/order-replacements';
import { ReplaceOrder } from '../components/replace-order';
import { RequestReturn } from '../components/request-return';
import { ordersCopy } from '../copy';

/** The page of an order. `reference`: its number, or its id, which the number then replaces in the address. */
export function OrderPage({ reference }: { reference: string }) {
  const order = useQuery(adminOrderQuery(reference));
  useNumberInAddress(reference, order.data);
  return (
    <RecordPage
      section="orders"
      reference={order.data?.orderNumber ?? reference}
      query={order}
      copy={{ list: ordersCopy.title, unknown: ordersCopy.unknown }}
      title={({ orderNumber }) => ordersCopy.detail(orderNumber)}
      marks={(one) => (
        <>
          <RecordDay of={one.createdAt} />
          <PrintedStatus tone={orderStatusTones[one.status]}>{orderStatusNames[one.status]}</PrintedStatus>
          <OrderMarks order={one} />
        </>
      )}
      actions={(one) => (
        <>
          <ChangeStatus order={one} />
          <RequestReturn order={one} />
          <RefundOrder order={one} />
          <ReplaceOrder order={one} />
          <AddToOrder order={one} />
          <DuplicateOrder orderId={one.id} />
        </>
      )}
      neighbours={({ previousNumber, nextNumber }) => ({ previous: previousNumber, next: nextNumber })}
      aside={({ id, tags }) => (
        <chakra.div display="grid" gap="8">
          <Tags of={{ kind: 'order', id }} tags={tags} />
          <Notes of={{ kind: 'order', id }} />
          <OrderTimeline orderId={id} />
        </chakra.div>
      )}
    >
      {(one) => (
        <>
          <OrderDetail order={one} />
          <Parcels orderId={one.id} isPaid={one.status !== 'pending'} />
          <OrderLots orderId={one.id} />
          <OrderInvoices orderId={one.id} />
          <RecordMails query={freshQueryOf(listMailsOfOrder, { params: { id: one.id } })} />
          <OrderRelated order={one} />
          <OrderAdditions orderId={one.id} />
          <OrderReplacements orderId={one.id} />
        </>
      )}
    </RecordPage>
  );
}

/** Links that know only the id of an order lead here too. */
function useNumberInAddress(reference: string, order: AdminOrderDetail | ParcelDetail | undefined) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const number = order?.orderNumber ?? reference;
  useEffect(() => {
    if (number === reference) return;
    cache.setQueryData(adminOrderQuery(number).queryKey, order);
    void navigate({ to: '/admin/orders/$reference', params: { reference: number }, replace: true, state: true });
  }, [cache, navigate, number, order, reference]);
}
