import {
  changeOrderStatus,
  changeOrderStatuses,
  findOrder,
  listOrders,
  previewCancellations,
  undoOrderStatuses,
  type ChangeOrderStatus,
  type ChangeOrderStatuses,
  type UndoOrderStatuses,
} from '../../../../contracts/orders.js';
import { correctShipment, listLotsOfOrder, type CorrectShipment } from '../../../../contracts/stock/lots.js';
import { listReturns } from '../../../../contracts/admin/returns.js';
import { fileReturn, listReturnsOfOrder, type FileReturn } from '../../../../contracts/returns.js';
import { keyOf, queryOf, request, responseOf } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

/** `reference`: the id or the number of an order. */
export const adminOrderQuery = (reference: string) => freshQueryOf(findOrder, { params: { id: reference } });

export const useChangeOrderStatus = () =>
  useChange(
    ({ id, ...body }: { id: string } & ChangeOrderStatus) => request(changeOrderStatus, { params: { id }, body }),
    [pagesKeyOf(listOrders)],
  );

export const useChangeOrderStatuses = () =>
  useChange((body: ChangeOrderStatuses) => request(changeOrderStatuses, { body }), [pagesKeyOf(listOrders)]);

export const useUndoOrderStatuses = () =>
  useChange((body: UndoOrderStatuses) => request(undoOrderStatuses, { body }), [pagesKeyOf(listOrders)]);

export const readCancellations = (ids: readonly string[]) =>
  responseOf(previewCancellations, { body: { ids: [...ids] } });

export const lotsOfOrderQuery = (id: string) => freshQueryOf(listLotsOfOrder, { params: { id } });

export const useCorrectShipment = (id: string) =>
  useChange(
    (body: CorrectShipment) => request(correctShipment, { params: { id }, body }),
    [lotsOfOrderQuery(id).queryKey],
  );

export const orderReturnsQuery = (id: string) => queryOf(listReturnsOfOrder, { params: { id } });

/** Requests a return of an order, and refetches the orders, their history and the returns. */
export const useRequestReturn = (id: string) =>
  useChange(
    (body: FileReturn) => request(fileReturn, { params: { id }, body }),
    [pagesKeyOf(listOrders), keyOf(listReturns, {})],
  );
