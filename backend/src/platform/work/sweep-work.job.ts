import { defineSweep } from '../jobs/job.js';

export const sweepWork = defineSweep('sweep-work', 30_000);
