import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { AnalyticsOverview } from '../../../../../contracts/admin/analytics.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { DayChooser, pastDay } from '../../../ui/admin/charts/day-chooser';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Figures, type Figure } from '../../../ui/admin/charts/figures';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { orderStatusNames, orderStatusTones } from '../../../ui/admin/status/order-status';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { overviewQuery } from '../api';
import { DayCharts } from '../components/day-charts';
import { StatusCounts } from '../components/status-counts';
import { TopProducts } from '../components/top-products';
import { analyticsCopy as copy, subscriptionNames, subscriptionTones } from '../copy';

export function AnalyticsPage() {
  const [search, setSearch] = useListSearch();
  const on = pastDay(search.on);
  const overview = useQuery(overviewQuery(on));
  const twoColumns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
  return (
    <AdminPage
      title={copy.title}
      status={on && copy.asOf(formatDay(`${on}T12:00:00Z`))}
      actions={<DayChooser value={on} onChange={(day) => setSearch({ on: day })} />}
    >
      <chakra.div display="grid" gap={{ base: '10', md: '12' }}>
        <Loaded query={overview}>
          <Figures label={copy.figures} figures={figuresOf(overview.data, on)} />
          <chakra.div display="grid" gap="10" gridTemplateColumns={twoColumns}>
            <StatusCounts
              title={copy.orderStatuses}
              section="orders"
              names={orderStatusNames}
              tones={orderStatusTones}
              counts={overview.data?.orders}
              on={on}
            />
            <StatusCounts
              title={copy.subscriptionStatuses}
              section="subscriptions"
              names={subscriptionNames}
              tones={subscriptionTones}
              counts={overview.data?.subscriptions}
              on={on}
            />
          </chakra.div>
        </Loaded>
        <chakra.div display="grid" gap="10" gridTemplateColumns={twoColumns}>
          <DayCharts on={on} />
        </chakra.div>
        <TopProducts on={on} />
      </chakra.div>
    </AdminPage>
  );
}

/** The charts below hold the rows of the revenue, so that it leads nowhere else. */
function figuresOf(overview: AnalyticsOverview | undefined, on: string | undefined): Figure[] {
  const search = on ? { to: on } : {};
  const subscriptions = overview && Object.values(overview.subscriptions).reduce((sum, count) => sum + count, 0);
  return [
    { ...copy.orders, value: overview && formatNumber(overview.orders.total), to: { section: 'orders', search } },
    { ...copy.revenue, value: overview && formatEuros(overview.orders.totalRevenue), to: undefined },
    {
      ...copy.subscriptions,
      value: subscriptions === undefined ? undefined : formatNumber(subscriptions),
      to: { section: 'subscriptions', search },
    },
  ];
}
