import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { mostRevenueDays } from '../../../../../contracts/admin/analytics.js';
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

const spans = [30, 90, 365];

/** The days of the charts that the address asks for; a link may ask for another number than the choices. */
function spanOf(view: string | undefined): number {
  const days = Number(view);
  return Number.isInteger(days) && days >= 1 && days <= mostRevenueDays ? days : spans[0]!;
}

export function DayCharts({ on }: { on: string | undefined }) {
  const [search, setSearch] = useListSearch();
  const span = spanOf(search.view);
  const choices = spans.includes(span) ? spans : [span, ...spans].toSorted((one, other) => one - other);
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
      {choices.map((days) => (
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
