import { receivePolicyReport } from '../../../../contracts/operations.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { networksOf } from '../limits/address-prefix.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { AppConfig } from '../config/app-config.js';
import { PolicyReports } from './policy-reports.js';
import { violationsIn } from './policy-violation.js';

const reportsPerAddress = { name: 'policy-reports', points: 30, seconds: 600 };

@Controller()
export class PolicyReportsController {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: AttemptLimits,
    private readonly reports: PolicyReports,
  ) {}

  @Handles(receivePolicyReport)
  async receivePolicyReport({ body: report, request }: Call<typeof receivePolicyReport>): Promise<void> {
    const networks = networksOf(request.ip);
    await this.limits.take(reportsPerAddress, networks);
    const host = request.headers.host ?? '';
    const origins = [this.config.shop.url, `http://${host}`, `https://${host}`];
    await this.reports.add(violationsIn(report, origins), networks);
  }
}
