import { useMemo } from 'react';
import { orderDays, orderKinds, paymentStates, refundStates } from '../../../../contracts/admin/order-list.js';
import { listOrders, orderStatuses } from '../../../../contracts/orders.js';
import { oneOf } from '../../lib/search';
import { useMay } from '../../lib/staff/may';
import { useListFilter } from '../../ui/admin/list/use-list-filter';
import { useListSearch } from '../../ui/admin/list/use-list-search';
import { usePeriod } from '../../ui/admin/list/use-period';
import { useTag } from '../../ui/admin/tags/use-tag';

/** The filter of the list of orders that the address asks for, as far as the role may use it. */
export function useOrderFilter(columns: readonly { key: string; sort?: unknown }[]) {
  const [search] = useListSearch();
  const shared = useListFilter(columns, orderStatuses);
  const { from, to } = usePeriod();
  const tag = useTag();
  const seesSales = useMay()(listOrders, 'sales');
  const day = seesSales ? oneOf(orderDays, search.day) : undefined;
  const kind = seesSales ? oneOf(orderKinds, search.kind) : undefined;
  const payment = seesSales ? oneOf(paymentStates, search.payment) : undefined;
  const refund = seesSales ? oneOf(refundStates, search.refund) : undefined;
  return useMemo(
    () => ({ ...shared, tag, from, to, day, kind, payment, refund }),
    [shared, tag, from, to, day, kind, payment, refund],
  );
}
