/** Conditions for work that waits for staff, one per table. Back office, command line and alerts use the same ones. */
export const waitingWork = {
  failedRefund: `status = 'failed'`,
  /** `refunds`: failed, or retried. Excludes those that staff paid by hand. */
  troubledRefund: `(status = 'failed' or (status = 'queued' and attempts > 1 and settled_by is null))`,
  /** `external_refunds`: made in the provider's dashboard for an order, and failed there. */
  failedExternalRefund: '(order_id is not null and failed_at is not null and handled_at is null)',
  /** `mails`: given up, except when the recipient was erased. */
  failedMail: `status = 'failed' and last_error is distinct from 'recipient-erased'`,
  openRefusal: 'resolved_at is null',
  /** `disputes`: the bank has not decided, or took the money back at once and staff has not handled it. */
  openDispute: '(closed_at is null or (is_chargeback and handled_at is null))',
  unmatchedPayment: 'resolved_at is null',
} as const;
