import { listOrders } from '../../../../contracts/orders.js';
import { swapPieces, type SwapPiecesBody } from '../../../../contracts/orders/order-swaps.js';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';
import { phoneOrdersQuery } from './new-order/new-order-api';

/** Swaps pieces for another product, and refetches the orders and the payment links. */
export const useSwapPieces = (id: string) =>
  useChange(
    (body: SwapPiecesBody) => request(swapPieces, { params: { id }, body }),
    [pagesKeyOf(listOrders), phoneOrdersQuery.queryKey],
  );
