import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostRevenueDays, type PeriodFigures } from '../../../../../contracts/admin/analytics.js';
import { daysOf, periodOfDays } from '../../../../../contracts/tax/tax-periods.js';
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

/** A chosen period, whichever of its days is first, beside the period of the same length before it. The address holds it. */
export function PeriodPanel() {
  const [, setSearch] = useListSearch();
  const chosen = usePeriod();
  const last = chosen.to ?? shopToday();
  const { from, to } = daysOf(periodOfDays(chosen.from ?? addDays(last, 1 - usualDays), last));
  // Somebody changes one of the days on the screen, which the address may have in the other order.
  const shownOfChosen = { from: chosen.from && from, to: chosen.to && to };
  const compared = useQuery({ ...periodQuery(from, to), placeholderData: keepPreviousData });
  const { current, previous } = compared.data ?? {};
  const days = daysBetween(from, to) + 1;
  const stories: Record<Shown, Figure['to']> = {
    revenue: days <= mostRevenueDays ? { section: 'analytics', search: { on: to, view: String(days) } } : undefined,
    oneOff: { section: 'orders', search: { from, to, day: 'paid', kind: 'one-off' } },
    subscription: { section: 'orders', search: { from, to, day: 'paid', kind: 'subscription' } },
    orders: { section: 'orders', search: { from, to, day: 'paid', payment: 'kept' } },
    newCustomers: { section: 'customers', search: { from, to } },
    startedSubscriptions: { section: 'subscriptions', search: { from, to } },
  };
  return (
    <Panel title={copy.title}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mb="3">
        <PeriodFilter from={from} to={to} onChange={(changed) => setSearch({ ...shownOfChosen, ...changed })} />
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
