import { changeReturnStatus, findReturn, listReturns } from '../../../../contracts/admin/returns.js';
import type { BodyOf } from '../../../../contracts/endpoint.js';
import { listOrders } from '../../../../contracts/orders.js';
import { keyOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';
import { pagesKeyOf } from '../../ui/admin/list/paged-list';

export const adminReturnQuery = (id: string) => freshQueryOf(findReturn, { params: { id } });

/** Changes a return's status and refetches the returns, and the orders because they show refunds. */
export const useChangeReturnStatus = () =>
  useChange(
    ({ id, ...body }: { id: string } & BodyOf<typeof changeReturnStatus>) =>
      request(changeReturnStatus, { params: { id }, body }),
    [pagesKeyOf(listReturns), keyOf(listOrders, {})],
  );
