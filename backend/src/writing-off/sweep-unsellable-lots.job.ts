import { defineSweep } from '../platform/jobs/job.js';

/**
 * Writes off lots past their best-before date, and pieces of a recalled lot that were received after the recall. Often, so
 * that they are not sold for long.
 */
export const sweepUnsellableLots = defineSweep('sweep-unsellable-lots', 15 * 60_000);
