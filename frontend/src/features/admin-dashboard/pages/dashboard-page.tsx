import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { listOrders } from '../../../../../contracts/orders.js';
import { showDashboardStats, type DashboardStats } from '../../../../../contracts/admin/analytics.js';
import type { CalendarDay } from '../../../../../contracts/values/calendar.js';
import { formatNumber } from '../../../lib/format';
import { May, useMay } from '../../../lib/staff/may';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Figures, type Figure } from '../../../ui/admin/charts/figures';
import { AdminPage, Loaded } from '../../../ui/admin/list/list-page';
import { shopToday } from '../../../ui/admin/list/period-filter';
import { Panel } from '../../../ui/admin/layout/panel';
import { RevenueChart } from '../../../ui/admin/charts/revenue-chart';
import { ButtonLink } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';
import { dashboardStatsQuery, recentRevenueQuery } from '../api';
import { CohortTable } from '../components/cohort-table';
import { MentionList } from '../components/mention-list';
import { NewestOrders } from '../components/newest-orders';
import { PeriodPanel } from '../components/period-panel';
import { WaitingList } from '../components/waiting-list';
import { dashboardCopy as copy, figureCopy } from '../copy';

interface Story {
  format: (value: number) => string;
  to: Figure['to'];
}

const active = { section: 'subscriptions', search: { status: 'active' } };
const storiesOn = (today: CalendarDay): Record<keyof DashboardStats, Story> => ({
  totalRevenue: { format: formatEuros, to: { section: 'analytics' } },
  monthlyRevenue: { format: formatEuros, to: { section: 'analytics', search: { view: daysOfMonth(today) } } },
  totalOrders: { format: formatNumber, to: { section: 'orders', search: { payment: 'kept' } } },
  totalCustomers: { format: formatNumber, to: { section: 'customers' } },
  activeSubscriptions: { format: formatNumber, to: active },
  monthlyRecurringRevenue: { format: formatEuros, to: active },
});
/** The number of days of the calendar month until `today`. */
const daysOfMonth = (today: CalendarDay) => String(Number(today.slice(8)));

export function DashboardPage() {
  const seesFigures = useMay()(showDashboardStats);
  return (
    <AdminPage title={copy.title}>
      <chakra.div display="grid" gap={{ base: '10', md: '12' }}>
        <MentionList />
        {seesFigures ? <FiguresAndRevenue /> : <WaitingList />}
        <May call={listOrders}>
          <NewestOrders />
        </May>
      </chakra.div>
    </AdminPage>
  );
}

function FiguresAndRevenue() {
  const stats = useQuery(dashboardStatsQuery);
  const stories = storiesOn(shopToday());
  const figures = (Object.keys(stories) as (keyof DashboardStats)[]).map((key) => ({
    ...figureCopy[key],
    to: stories[key].to,
    value: stats.data && stories[key].format(stats.data[key]),
  }));
  return (
    <>
      <Loaded query={stats}>
        <Figures label={copy.figures} figures={figures} />
      </Loaded>
      <chakra.div
        display="grid"
        gap={{ base: '10', md: '12' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(18rem, 1fr)' }}
      >
        <Revenue />
        <chakra.div order={{ base: -1, xl: 0 }}>
          <WaitingList />
        </chakra.div>
      </chakra.div>
      <PeriodPanel />
      <CohortTable />
    </>
  );
}

function Revenue() {
  const navigate = useNavigate();
  const revenue = useQuery(recentRevenueQuery);
  const toAnalytics = (on?: string) =>
    void navigate({ to: '/admin/$section', params: { section: 'analytics' }, search: { on } });
  return (
    <Panel
      title={copy.revenue}
      action={
        <ButtonLink to="/admin/$section" params={{ section: 'analytics' }} look="line" size="sm">
          {copy.toAnalytics}
        </ButtonLink>
      }
    >
      <Loaded query={revenue}>
        {revenue.data ? <RevenueChart days={revenue.data} onPick={toAnalytics} /> : <Skeleton h="52" />}
      </Loaded>
    </Panel>
  );
}
