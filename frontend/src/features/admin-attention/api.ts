import type {
  AdminPartnershipInquiry,
  FailedRefund,
  ProcessRefusal,
  UnmatchedPayment,
} from '../../../../contracts/admin-attention.js';
import type { AdminMail, MailStatus } from '../../../../contracts/mails.js';
import { call } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { readFresh } from '../../ui/admin/fresh';

export const unmatchedPaymentsQuery = readFresh<UnmatchedPayment[]>('unmatched-payments');
export const failedRefundsQuery = readFresh<FailedRefund[]>('failed-refunds');
export const processRefusalsQuery = readFresh<ProcessRefusal[]>('process-refusals');
export const partnershipInquiriesQuery = readFresh<AdminPartnershipInquiry[]>('partnership-inquiries');
export const mailsQuery = (status: MailStatus) => readFresh<AdminMail[]>(`mails?status=${status}`);

/** Sends the money of a payment without an order back. */
export function useRefundPayment() {
  return useChange(
    (paymentIntentId: string) =>
      call('POST', `/api/admin/unmatched-payments/${encodeURIComponent(paymentIntentId)}/refund`, {}),
    [unmatchedPaymentsQuery.queryKey, failedRefundsQuery.queryKey],
  );
}

/** Sends a failed mail again. */
export function useResendMail() {
  return useChange(
    (id: string) => call('POST', `/api/admin/mails/${encodeURIComponent(id)}/resend`, {}),
    [mailsQuery('failed').queryKey, mailsQuery('queued').queryKey, mailsQuery('sent').queryKey],
  );
}
