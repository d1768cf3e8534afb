import { defineSweep } from '../../platform/jobs/job.js';

/** Reviews checkouts that expired or whose webhook event is missing. */
export const sweepCheckouts = defineSweep('sweep-checkouts', 60_000);
