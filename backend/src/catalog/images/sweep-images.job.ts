import { defineSweep } from '../../platform/jobs/job.js';

export const sweepImages = defineSweep('sweep-images', 3600_000);
