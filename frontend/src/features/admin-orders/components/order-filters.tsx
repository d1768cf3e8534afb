import { orderDays, orderKinds, paymentStates, refundStates } from '../../../../../contracts/admin/order-list.js';
import { listOrders } from '../../../../../contracts/orders.js';
import { oneOf } from '../../../lib/search';
import { useMay } from '../../../lib/staff/may';
import { PeriodChooser } from '../../../ui/admin/list/period-chooser';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { ColumnChooser } from '../../../ui/admin/list/views/column-chooser';
import { StatusFilter } from '../../../ui/admin/status/status';
import { TagFilter } from '../../../ui/admin/tags/tag-filter';
import { ordersCopy as copy } from '../copy';

/** The filters that only orders have, besides their status, and the choice of columns. */
export function OrderFilters({ columns }: { columns: readonly { key: string; title: string }[] }) {
  const [search, setSearch] = useListSearch();
  const seesSales = useMay()(listOrders, 'sales');
  return (
    <>
      <PeriodChooser />
      {seesSales && (
        <>
          <StatusFilter
            label={copy.day}
            every={copy.placedDay}
            names={copy.days}
            value={oneOf(orderDays, search.day)}
            onChange={(day) => setSearch({ day })}
          />
          <StatusFilter
            label={copy.kind}
            every={copy.everyKind}
            names={copy.kinds}
            value={oneOf(orderKinds, search.kind)}
            onChange={(kind) => setSearch({ kind })}
          />
          <StatusFilter
            label={copy.payment}
            every={copy.everyPayment}
            names={copy.payments}
            value={oneOf(paymentStates, search.payment)}
            onChange={(payment) => setSearch({ payment })}
          />
          <StatusFilter
            label={copy.refund}
            every={copy.everyRefund}
            names={copy.refunds}
            value={oneOf(refundStates, search.refund)}
            onChange={(refund) => setSearch({ refund })}
          />
        </>
      )}
      <TagFilter kind="order" />
      <ColumnChooser columns={columns} />
    </>
  );
}
