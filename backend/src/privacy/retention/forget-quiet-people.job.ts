import { defineSweep } from '../../platform/jobs/job.js';

/** Erases people of whom the shop heard nothing for as long as contacts are kept. */
export const forgetQuietPeople = defineSweep('forget-quiet-people', 24 * 3600_000);
