import { defineSweep } from '../../platform/jobs/job.js';

/** Checks payments that a bank processes for days, and announces deliveries. */
export const sweepSlowRenewals = defineSweep('sweep-slow-renewals', 3_600_000);
