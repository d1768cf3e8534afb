import { findRefundable, refundOrder, type RefundOrderBody } from '../../../../contracts/orders/order-refunds.js';
import { listOrders } from '../../../../contracts/orders.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

/** What can go back of an order. */
export const refundableQuery = (id: string) => queryOf(findRefundable, { params: { id } });

/** Refunds a part of an order, and refetches orders and everything below them. */
export const useRefundOrder = (id: string) =>
  useChange((body: RefundOrderBody) => request(refundOrder, { params: { id }, body }), [pagesKeyOf(listOrders)]);
