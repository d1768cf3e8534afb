import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

export const strengthenHashes = defineJob({
  name: 'strengthen-hashes',
  payload: z.strictObject({}),
  attempts: 1,
  backoffMs: 0,
  everyMs: 24 * 3600_000,
});
