import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.js';

/** Runs apart from the request, so that its response time does not reveal whether an order matches. */
export const matchWithdrawal = defineJob({
  name: 'match-withdrawal',
  payload: z.strictObject({ withdrawalId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});
