import {
  comparePeriods,
  showCohorts,
  showDashboardStats,
  showOverview,
  topProducts,
  showRevenueByDay,
  type AnalyticsOverview,
  type Cohort,
  type DashboardStats,
  type PeriodComparison,
  type PeriodFigures,
  type RevenueDay,
  type TopProduct,
} from '../../../../contracts/admin/analytics.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { addDays, amsterdamDay, daysBetween, type CalendarDay } from '../../../../contracts/values/calendar.js';
import { Analytics } from './analytics.query.js';
import { MarginQuery } from './margin.query.js';
import { PeriodFiguresQuery } from './period-figures.query.js';

/** Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended. */
@Controller()
export class AnalyticsController {
  constructor(
    private readonly analytics: Analytics,
    private readonly periods: PeriodFiguresQuery,
    private readonly margins: MarginQuery,
  ) {}

  @Handles(showDashboardStats)
  dashboardStats({ query: { on } }: Call<typeof showDashboardStats>): Promise<DashboardStats> {
    return this.analytics.dashboardStats(today(), on);
  }

  @Handles(showOverview)
  overview({ query: { on } }: Call<typeof showOverview>): Promise<AnalyticsOverview> {
    return this.analytics.overview(today(), on);
  }

  @Handles(topProducts)
  topProducts({ query: { on } }: Call<typeof topProducts>): Promise<TopProduct[]> {
    return this.analytics.topProducts(on ?? today());
  }

  @Handles(showRevenueByDay)
  revenueByDay({ query: { on, days } }: Call<typeof showRevenueByDay>): Promise<RevenueDay[]> {
    return this.analytics.revenueByDay(on ?? today(), days);
  }

  @Handles(comparePeriods)
  async comparePeriods({ query: { from, to } }: Call<typeof comparePeriods>): Promise<PeriodComparison> {
    const days = daysBetween(from, to) + 1;
    const [current, previous] = await Promise.all([
      this.figures(from, to),
      this.figures(addDays(from, -days), addDays(from, -1)),
    ]);
    return { current, previous };
  }

  @Handles(showCohorts)
  cohorts(): Promise<Cohort[]> {
    return this.periods.cohorts(today());
  }

  private async figures(from: CalendarDay, to: CalendarDay): Promise<PeriodFigures> {
    const [figures, margin] = await Promise.all([this.periods.figures(from, to), this.margins.margin(from, to)]);
    return { ...figures, margin };
  }
}

const today = () => amsterdamDay(new Date().toISOString());
