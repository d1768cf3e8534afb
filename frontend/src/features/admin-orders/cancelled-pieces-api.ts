import { cancelPieces, findCancellable, type CancelPiecesBody } from '../../../../contracts/orders/cancelled-pieces.js';
import { listOrders } from '../../../../contracts/orders.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

/** What has not left of an order, with what goes back for it. */
export const cancellableQuery = (id: string) => queryOf(findCancellable, { params: { id } });

/** Cancels pieces, and refetches orders and everything below them. */
export const useCancelPieces = (id: string) =>
  useChange((body: CancelPiecesBody) => request(cancelPieces, { params: { id }, body }), [pagesKeyOf(listOrders)]);
