import { inspectReturn, receiveReturn } from '../../../../contracts/admin/return-inspections.js';
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

/** Records what arrived. Refetches the returns. */
export const useReceiveReturn = (id: string) =>
  useChange(
    (body: BodyOf<typeof receiveReturn>) => request(receiveReturn, { params: { id }, body }),
    [pagesKeyOf(listReturns)],
  );

/** Records what arrived and what returns to stock. Refetches the returns. */
export const useInspectReturn = (id: string) =>
  useChange(
    (body: BodyOf<typeof inspectReturn>) => request(inspectReturn, { params: { id }, body }),
    [pagesKeyOf(listReturns)],
  );
