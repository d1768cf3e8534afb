import type { JobDefinition } from './job.js';
import { makeImageVariants } from './make-image-variants.job.js';
import { makeRefund } from './make-refund.job.js';
import { matchWithdrawal } from './match-withdrawal.job.js';
import { renewSubscription } from './renew-subscription.job.js';
import { reviewCheckout } from './review-checkout.job.js';
import { sendMail } from './send-mail.job.js';
import { sweepCheckouts } from './sweep-checkouts.job.js';
import { sweepImages } from './sweep-images.job.js';
import { sweepMails } from './sweep-mails.job.js';
import { sweepQuotes } from './sweep-quotes.job.js';
import { sweepRefunds } from './sweep-refunds.job.js';
import { sweepRenewals } from './sweep-renewals.job.js';
import { sweepSlowRenewals } from './sweep-slow-renewals.job.js';
import { sweepWithdrawals } from './sweep-withdrawals.job.js';

/** Every job of the shop. What is not in this list does not run. */
export const allJobs: readonly JobDefinition[] = [
  makeImageVariants,
  makeRefund,
  matchWithdrawal,
  renewSubscription,
  reviewCheckout,
  sendMail,
  sweepCheckouts,
  sweepImages,
  sweepMails,
  sweepQuotes,
  sweepRefunds,
  sweepRenewals,
  sweepSlowRenewals,
  sweepWithdrawals,
];

/** Injection token of the list, so that tests can bring their own. */
export const jobDefinitions = Symbol('job-definitions');
