import { defineSweep } from '../jobs/job.js';

export const sweepPolicyReports = defineSweep('sweep-policy-reports', 6 * 3600_000);
