import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../auth/access.js';
import { networksOf } from '../auth/address-prefix.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { AppConfig } from '../config/app-config.js';
import { parsedBy } from '../http/invalid-input.js';
import { PolicyReports } from './policy-reports.js';
import { PolicyReportSchema, violationsIn, type PolicyReport } from './policy-violation.js';

const reportsPerAddress = { name: 'policy-reports', points: 30, seconds: 600 };

@Controller('api/policy-reports')
@AllowAccess('open')
export class PolicyReportsController {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: AttemptLimits,
    private readonly reports: PolicyReports,
  ) {}

  /** Counts what a browser blocked, by directive, host and page. 429 above thirty reports in ten minutes. */
  @Post()
  @HttpCode(204)
  async receive(
    @Body(parsedBy(PolicyReportSchema)) report: PolicyReport,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const networks = networksOf(request.ip);
    await this.limits.take(reportsPerAddress, networks);
    const host = request.headers.host ?? '';
    const origins = [this.config.shop.url, `http://${host}`, `https://${host}`];
    await this.reports.add(violationsIn(report, origins), networks);
  }
}
