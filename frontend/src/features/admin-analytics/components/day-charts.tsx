import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../lib/format';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Panel } from '../../../ui/admin/layout/panel';
import { OrdersChart, RevenueChart } from '../../../ui/admin/charts/revenue-chart';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { Select } from '../../../ui/controls/field';
import { Skeleton } from '../../../ui/skeleton';
import { revenueQuery } from '../api';
import { analyticsCopy as copy } from '../copy';

const spans = [30, 90, 365] as const;

export function DayCharts({ on }: { on: string | undefined }) {
  const [search, setSearch] = useListSearch();
  const span = spans.find((days) => String(days) === search.view) ?? spans[0];
  const days = useQuery(revenueQuery(span, on));
  const pick = (day: string) => setSearch({ on: day });
  const sums = days.data?.reduce(
    (sum, { revenue, orders }) => ({ revenue: sum.revenue + revenue, orders: sum.orders + orders }),
    { revenue: 0, orders: 0 },
  );
  const chooser = (
    <Select
      size="sm"
      w="auto"
      aria-label={copy.span}
      value={span}
      onChange={(event) => setSearch({ view: event.target.value === '30' ? undefined : event.target.value })}
    >
      {spans.map((days) => (
        <option key={days} value={days}>
          {copy.days(days)}
        </option>
      ))}
    </Select>
  );
  return (
    <Loaded query={days}>
      <Panel title={copy.revenuePerDay} action={chooser}>
        <chakra.p color="muted" mb="3">
          {sums && copy.sum(formatEuros(sums.revenue))}
        </chakra.p>
        {days.data ? <RevenueChart days={days.data} onPick={pick} /> : <Skeleton h="52" />}
      </Panel>
      <Panel title={copy.ordersPerDay}>
        <chakra.p color="muted" mb="3">
          {sums && copy.sum(formatNumber(sums.orders))}
        </chakra.p>
        {days.data ? <OrdersChart days={days.data} onPick={pick} /> : <Skeleton h="52" />}
      </Panel>
    </Loaded>
  );
}
