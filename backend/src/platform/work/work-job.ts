import { z } from 'zod';
import { defineJob } from '../jobs/job.js';

/** Declares a job that takes up one row of work. It does not repeat itself: the sweep enqueues what it did not finish. */
export function defineWorkJob(name: string) {
  return defineJob({ name, payload: z.strictObject({ id: z.uuid() }), attempts: 1, backoffMs: 0 });
}
