import type { RevenueDay } from '../../../../../contracts/admin/analytics.js';
import { formatNumber } from '../../../lib/format';
import { BarChart } from './bar-chart';
import { adminCopy } from '../copy';
import { formatEuros, formatShortDay, formatWholeEuros } from '../form/euros';

interface DayChartProps {
  days: readonly RevenueDay[];
  onPick?: (day: string) => void;
}

/** Revenue per day. */
export function RevenueChart({ days, onPick }: DayChartProps) {
  const { revenuePerDay, day, revenue } = adminCopy.charts;
  return (
    <BarChart
      label={revenuePerDay}
      bars={days.map(({ day, revenue }) => ({ key: day, label: formatShortDay(day), value: revenue }))}
      format={formatEuros}
      axis={formatWholeEuros}
      columns={[day, revenue]}
      onPick={onPick}
    />
  );
}

/** Number of orders per day. */
export function OrdersChart({ days, onPick }: DayChartProps) {
  const { ordersPerDay, day, orders } = adminCopy.charts;
  return (
    <BarChart
      label={ordersPerDay}
      bars={days.map(({ day, orders }) => ({ key: day, label: formatShortDay(day), value: orders }))}
      format={formatNumber}
      columns={[day, orders]}
      onPick={onPick}
    />
  );
}
