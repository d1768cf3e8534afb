import { defineSweep } from '../../platform/jobs/job.js';

export const sweepLogbook = defineSweep('sweep-logbook', 24 * 3600_000);
