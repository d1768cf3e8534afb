import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Confirms a statement of withdrawal by mail and looks for its order, apart from the call that filed it. */
export const matchWithdrawal = defineJob({
  name: 'match-withdrawal',
  payload: z.strictObject({ withdrawalId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});
