import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Erases people of whom the shop heard nothing for as long as contacts are kept. */
export const forgetQuietPeople = defineJob({
  name: 'forget-quiet-people',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 24 * 3600_000,
});
