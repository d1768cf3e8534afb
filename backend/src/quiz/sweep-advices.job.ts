import { defineSweep } from '../platform/jobs/job.js';

/** Removes the advices of people who do not consent to keeping their answers. */
export const sweepAdvices = defineSweep('sweep-advices', 24 * 3600_000);
