/**
 * What waits for somebody of the shop, each as a condition on its own table. The back office lists it, the command line
 * names it and an alert counts it: the same rows each time.
 */
export const waitingWork = {
  /** `refunds`: the provider refused it. */
  failedRefund: `status = 'failed'`,
  /** `refunds`: it failed, or did not go well the first time. What staff paid by hand waits for nobody. */
  troubledRefund: `(status = 'failed' or (status = 'queued' and attempts > 1 and settled_by is null))`,
  /** `mails`: given up, unless there is nobody any more to send it to. */
  failedMail: `status = 'failed' and last_error is distinct from 'recipient-erased'`,
  /** `process_refusals`: nobody has looked at it. */
  openRefusal: 'resolved_at is null',
  /** `unmatched_payments`: nobody has decided on it. */
  unmatchedPayment: 'resolved_at is null',
} as const;
