import { z } from 'zod';
import { defineJob } from '../platform/jobs/job.js';

/** Removes printed documents of a month ago, and buyers that the law no longer requires to keep. */
export const sweepInvoices = defineJob({
  name: 'sweep-invoices',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 24 * 3600_000,
});
