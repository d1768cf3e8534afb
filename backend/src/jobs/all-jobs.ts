import type { JobDefinition } from './job.js';
import { makeRefund } from './make-refund.job.js';
import { reviewCheckout } from './review-checkout.job.js';
import { sendMail } from './send-mail.job.js';
import { sweepCheckouts } from './sweep-checkouts.job.js';
import { sweepMails } from './sweep-mails.job.js';
import { sweepRefunds } from './sweep-refunds.job.js';

/** Every job of the shop. What is not in this list does not run. */
export const allJobs: readonly JobDefinition[] = [
  makeRefund,
  reviewCheckout,
  sendMail,
  sweepCheckouts,
  sweepMails,
  sweepRefunds,
];

/** Injection token of the list, so that tests can bring their own. */
export const jobDefinitions = Symbol('job-definitions');
