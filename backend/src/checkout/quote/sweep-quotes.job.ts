import { defineSweep } from '../../platform/jobs/job.js';

/** Removes the quotes of checkouts and the phone orders that ended long ago. */
export const sweepQuotes = defineSweep('sweep-quotes', 24 * 3600_000);
