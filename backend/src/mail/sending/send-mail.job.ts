import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.js';

/** Its retries bridge the lag of the read models. Longer outages wait in the table `mails` for the sweep. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ mailId: z.uuid() }),
  attempts: 6,
  backoffMs: 200,
});
