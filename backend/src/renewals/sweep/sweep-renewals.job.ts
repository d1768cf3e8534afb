import { defineSweep } from '../../platform/jobs/job.js';

export const sweepRenewals = defineSweep('sweep-renewals', 15_000);
