import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** For invitations whose process died before their mail was queued. */
export const sweepInvitations = defineJob({
  name: 'sweep-invitations',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 60_000,
});
