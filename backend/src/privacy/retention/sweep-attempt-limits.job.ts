import { defineSweep } from '../../platform/jobs/job.js';

export const sweepAttemptLimits = defineSweep('sweep-attempt-limits', 3600_000);
