import { decisionWork } from '../../checkout/unmatched/carry-out-decision.work.js';
import { mailWork } from '../../mail/sending/send-mail.work.js';
import { printingWork } from '../../invoicing/files/print-invoice.work.js';
import { editWork } from '../../catalog/edits/apply-product-edit.work.js';
import { statusWork } from '../../orders/status-batches/set-statuses.work.js';
import { batchWork } from '../../shipping/ship-batch.work.js';
import { followWork } from '../../shipping/labels/follow-label.work.js';
import { recallWork } from '../../recalling/mail-recall.work.js';
import { retentionWork } from '../../privacy/retention/sweep-table.work.js';
import { removalWork } from '../../renewals/payment-methods/detach-methods.work.js';
import { refundWork } from '../../refunds/requested/make-refund.work.js';
import { withdrawalWork } from '../../returns/withdrawals/matching/match-withdrawal.work.js';
import type { WorkKind } from '../../platform/work/work-kind.js';

/** The sweep enqueues the due work of these kinds; work that is not listed cannot run. */
export const allWork: readonly WorkKind[] = [
  mailWork,
  refundWork,
  withdrawalWork,
  decisionWork,
  printingWork,
  recallWork,
  batchWork,
  followWork,
  editWork,
  statusWork,
  retentionWork,
  removalWork,
];
