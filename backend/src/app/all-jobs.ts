import type { JobDefinition } from '../platform/jobs/job.js';
import { makeImageVariants } from '../platform/files/make-image-variants.job.js';
import { makeRefund } from '../refunds/requested/make-refund.work.js';
import { carryOutDecision } from '../checkout/unmatched/carry-out-decision.work.js';
import { matchWithdrawal } from '../returns/withdrawals/matching/match-withdrawal.work.js';
import { detachMethods } from '../renewals/payment-methods/detach-methods.work.js';
import { forgetPaymentMethods } from '../renewals/payment-methods/forget-payment-methods.job.js';
import { chargeRenewal } from '../renewals/charge-renewal.job.js';
import { reviewCheckout } from '../checkout/closing/review-checkout.job.js';
import { applyProductEdit } from '../catalog/edits/apply-product-edit.work.js';
import { setStatuses } from '../orders/status-batches/set-statuses.work.js';
import { shipBatch } from '../shipping/ship-batch.work.js';
import { followLabel } from '../shipping/labels/follow-label.work.js';
import { mailRecall } from '../recalling/mail-recall.work.js';
import { sendMail } from '../mail/sending/send-mail.work.js';
import { sweepCheckouts } from '../checkout/closing/sweep-checkouts.job.js';
import { sweepUnsellableLots } from '../writing-off/sweep-unsellable-lots.job.js';
import { sweepImages } from '../catalog/images/sweep-images.job.js';
import { printInvoice } from '../invoicing/files/print-invoice.work.js';
import { sweepInvoices } from '../invoicing/sweep-invoices.job.js';
import { sweepInvitations } from '../staff/invitations/sweep-invitations.job.js';
import { strengthenHashes } from '../staff/passwords/strengthen-hashes.job.js';
import { sweepLogbook } from '../staff/logbook/sweep-logbook.job.js';
import { forgetQuietPeople } from '../privacy/retention/forget-quiet-people.job.js';
import { sweepAttemptLimits } from '../privacy/retention/sweep-attempt-limits.job.js';
import { sweepPolicyReports } from '../platform/policy-reports/sweep-policy-reports.job.js';
import { sweepAdvices } from '../quiz/sweep-advices.job.js';
import { sweepQuotes } from '../checkout/quote/sweep-quotes.job.js';
import { sweepRenewals } from '../renewals/sweep/sweep-renewals.job.js';
import { sweepSlowRenewals } from '../renewals/sweep/sweep-slow-renewals.job.js';
import { sweepTable } from '../privacy/retention/sweep-table.work.js';
import { sweepWork } from '../platform/work/sweep-work.job.js';

/** Jobs that are not in this list have no handler and never run. */
export const allJobs: readonly JobDefinition[] = [
  makeImageVariants,
  makeRefund,
  printInvoice,
  carryOutDecision,
  matchWithdrawal,
  chargeRenewal,
  detachMethods,
  reviewCheckout,
  mailRecall,
  applyProductEdit,
  setStatuses,
  shipBatch,
  followLabel,
  sendMail,
  forgetPaymentMethods,
  forgetQuietPeople,
  sweepAttemptLimits,
  sweepCheckouts,
  sweepUnsellableLots,
  sweepImages,
  sweepInvitations,
  sweepInvoices,
  strengthenHashes,
  sweepLogbook,
  sweepPolicyReports,
  sweepAdvices,
  sweepQuotes,
  sweepRenewals,
  sweepSlowRenewals,
  sweepTable,
  sweepWork,
];
