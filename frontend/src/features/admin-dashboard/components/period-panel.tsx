import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PeriodFigures } from '../../../../../contracts/admin/analytics.js';
import { addDays, daysBetween } from '../../../../../contracts/values/calendar.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Figures, type Figure } from '../../../ui/admin/charts/figures';
import { Panel } from '../../../ui/admin/layout/panel';
import { Loaded } from '../../../ui/admin/list/list-page';
import { PeriodFilter, shopToday } from '../../../ui/admin/list/period-filter';
import { useListSearch } from '../../../ui/admin/list/use-list-search';
import { usePeriod } from '../../../ui/admin/list/use-period';
import { periodQuery } from '../api';
import { MarginPart } from './margin-part';
import { periodCopy as copy } from '../period-copy';

type Counted = Exclude<keyof PeriodFigures, 'from' | 'to' | 'margin'>;

const shown = {
  revenue: formatEuros,
  oneOff: formatEuros,
  subscription: formatEuros,
  orders: formatNumber,
  newCustomers: formatNumber,
  startedSubscriptions: formatNumber,
} as const satisfies Partial<Record<Counted, (value: number) => string>>;
type Shown = keyof typeof shown;

const usualDays = 30;
const noon = (day: string) => `${day}T12:00:00Z`;

/** A period of choice beside the one of as many days before it. The address holds it. */
export function PeriodPanel() {
  const [, setSearch] = useListSearch();
  const chosen = usePeriod();
  const to = chosen.to ?? shopToday();
  const from = chosen.from ?? addDays(to, 1 - usualDays);
  const compared = useQuery({
    ...periodQuery(from, to),
    enabled: daysBetween(from, to) >= 0,
    placeholderData: keepPreviousData,
  });
  const { current, previous } = compared.data ?? {};
  const stories: Record<Shown, Figure['to']> = {
    revenue: { section: 'analytics', search: { on: to } },
    oneOff: { section: 'orders', search: { from, to, payment: 'paid' } },
    subscription: { section: 'subscriptions' },
    orders: { section: 'orders', search: { from, to, payment: 'paid' } },
    newCustomers: { section: 'customers' },
    startedSubscriptions: { section: 'subscriptions' },
  };
  return (
    <Panel title={copy.title}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mb="3">
        <PeriodFilter from={from} to={to} onChange={setSearch} />
      </chakra.div>
      <Loaded query={compared}>
        {previous && (
          <chakra.p color="muted" fontSize="sm" mb="3">
            {copy.against(formatDay(noon(previous.from)), formatDay(noon(previous.to)))}
          </chakra.p>
        )}
        <Figures
          label={copy.title}
          figures={(Object.keys(shown) as Shown[]).map((name) => ({
            name: copy.names[name],
            value: current && shown[name](current[name]),
            meaning: current && previous ? copy.change(current[name], previous[name], shown[name](previous[name])) : '',
            to: stories[name],
          }))}
        />
        {current && (
          <chakra.p fontSize="sm" mt="3">
            {copy.sum(formatEuros(current.captured), formatEuros(current.refunded), formatEuros(current.revenue))}
          </chakra.p>
        )}
        {current?.margin && <MarginPart margin={current.margin} />}
      </Loaded>
    </Panel>
  );
}
