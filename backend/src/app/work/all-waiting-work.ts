import { failedMails } from '../../mail/sending/send-mail.work.js';
import { allInquiries } from '../../partnerships/all-inquiries.js';
import { openRefusals } from '../../platform/process-refusals/open-refusals.js';
import type { WaitingWork } from '../../platform/work/waiting-work.js';
import { failedRenewals } from '../../projections/due-renewals/failed-renewals.js';
import { openDisputes } from '../../refunds/disputes/open-disputes.js';
import { failedExternalRefunds } from '../../refunds/external/failed-external-refunds.js';
import { failedRefunds } from '../../refunds/requested/make-refund.work.js';
import { stuckWithdrawals, waitingWithdrawals } from '../../returns/withdrawals/waiting-withdrawals.js';
import { openParcelProblems } from '../../shipping/labels/parcel-problems.js';
import { openPayments, stuckDecisions } from '../../ordering/unmatched/open-payments.js';

/** The register of what waits for staff. Metric, alert, doctor and command line show nothing that is not listed. */
export const allWaitingWork: readonly WaitingWork[] = [
  failedRefunds,
  failedExternalRefunds,
  openRefusals,
  failedMails,
  openPayments,
  stuckDecisions,
  openDisputes,
  waitingWithdrawals,
  stuckWithdrawals,
  failedRenewals,
  openParcelProblems,
  allInquiries,
];
