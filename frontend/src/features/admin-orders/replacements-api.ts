import {
  findReplaceable,
  listReplacements,
  replaceOrder,
  type ReplaceOrderBody,
} from '../../../../contracts/orders/order-replacements.js';
import { listOrders } from '../../../../contracts/orders.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const replaceableQuery = (id: string) => queryOf(findReplaceable, { params: { id } });

export const replacementsQuery = (id: string) => freshQueryOf(listReplacements, { params: { id } });

/** Replaces pieces of an order, and refetches orders and everything below them. */
export const useReplaceOrder = (id: string) =>
  useChange((body: ReplaceOrderBody) => request(replaceOrder, { params: { id }, body }), [pagesKeyOf(listOrders)]);
