import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/**
 * Sends one mail. The quick retries here bridge the moment until read models have caught up; what takes longer (a mail
 * server that is down) waits in the table `mails` and comes back by the sweep.
 */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ mailId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});
