import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { PolicyReports } from './policy-reports.js';
import { sweepPolicyReports } from './sweep-policy-reports.job.js';

@JobHandler(sweepPolicyReports)
export class SweepPolicyReportsHandler implements Handles<typeof sweepPolicyReports> {
  constructor(private readonly reports: PolicyReports) {}

  async handle(): Promise<void> {
    await this.reports.removeOld();
  }
}
