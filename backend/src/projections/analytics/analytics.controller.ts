import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import {
  AnalyticsOverviewSchema,
  DashboardStatsSchema,
  RevenueByDayQuerySchema,
  RevenueDaySchema,
  TopProductSchema,
  type AnalyticsOverview,
  type DashboardStats,
  type RevenueByDayQuery,
  type RevenueDay,
  type TopProduct,
} from '../../../../contracts/admin/analytics.js';
import { OnDaySchema, type OnDay } from '../../../../contracts/admin/lists.js';
import { amsterdamDay } from '../../../../contracts/calendar.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Analytics } from './analytics.query.js';

/** Figures of the shop. With `?on=YYYY-MM-DD` they are as they were when that day ended. */
@Controller('api/admin/analytics')
@AllowAccess('staff', 'analytics')
export class AnalyticsController {
  constructor(private readonly analytics: Analytics) {}

  @Get('dashboard-stats')
  @Answers(DashboardStatsSchema)
  dashboardStats(@Query(parsedBy(OnDaySchema)) { on }: OnDay): Promise<DashboardStats> {
    return this.analytics.dashboardStats(today(), on);
  }

  @Get('overview')
  @Answers(AnalyticsOverviewSchema)
  overview(@Query(parsedBy(OnDaySchema)) { on }: OnDay): Promise<AnalyticsOverview> {
    return this.analytics.overview(today(), on);
  }

  /** The ten products of which most pieces were sold. */
  @Get('top-products')
  @Answers(z.array(TopProductSchema))
  topProducts(@Query(parsedBy(OnDaySchema)) { on }: OnDay): Promise<TopProduct[]> {
    return this.analytics.topProducts(on ?? today());
  }

  @Get('revenue-by-day')
  @Answers(z.array(RevenueDaySchema))
  revenueByDay(@Query(parsedBy(RevenueByDayQuerySchema)) { on, days }: RevenueByDayQuery): Promise<RevenueDay[]> {
    return this.analytics.revenueByDay(on ?? today(), days);
  }
}

const today = () => amsterdamDay(new Date().toISOString());
