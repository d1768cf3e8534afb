import type {
  AdminPartnershipInquiry,
  FailedRefund,
  ProcessRefusal,
  UnmatchedPayment,
} from '../../../../contracts/admin/attention.js';
import type { AdminMail, MailStatus } from '../../../../contracts/mails.js';
import type { AdminRenewal, SettledRenewal } from '../../../../contracts/subscriptions.js';
import type { AdminWithdrawal } from '../../../../contracts/withdrawals.js';
import { call } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { readFresh } from '../../ui/admin/fresh';

export const unmatchedPaymentsQuery = readFresh<UnmatchedPayment[]>('unmatched-payments');
export const failedRefundsQuery = readFresh<FailedRefund[]>('failed-refunds');
export const processRefusalsQuery = readFresh<ProcessRefusal[]>('process-refusals');
export const partnershipInquiriesQuery = readFresh<AdminPartnershipInquiry[]>('partnership-inquiries');
export const unmatchedWithdrawalsQuery = readFresh<AdminWithdrawal[]>('withdrawals?state=unmatched');
export const failedRenewalsQuery = readFresh<AdminRenewal[]>('renewals?state=failed');
export const mailsQuery = (status: MailStatus) => readFresh<AdminMail[]>(`mails?status=${status}`);

/** Sends the money of a payment without an order back. */
export function useRefundPayment() {
  return useChange(
    (paymentIntentId: string) =>
      call('POST', `/api/admin/unmatched-payments/${encodeURIComponent(paymentIntentId)}/refund`, {}),
    [unmatchedPaymentsQuery.queryKey, failedRefundsQuery.queryKey],
  );
}

/** Lets a refund that failed be made after all. */
export function useRetryRefund() {
  return useChange(
    (refundId: string) => call('POST', `/api/admin/failed-refunds/${encodeURIComponent(refundId)}/retry`, {}),
    [failedRefundsQuery.queryKey],
  );
}

/** Says that a refund that failed was made outside the shop. */
export function useSettleRefundByHand() {
  return useChange(
    (refundId: string) => call('POST', `/api/admin/failed-refunds/${encodeURIComponent(refundId)}/by-hand`, {}),
    [failedRefundsQuery.queryKey],
  );
}

/** Says that a refused action was dealt with. */
export function useHandleRefusal() {
  return useChange(
    ({ process, eventId, command }: ProcessRefusal) =>
      call(
        'POST',
        `/api/admin/process-refusals/${[process, eventId, command].map(encodeURIComponent).join('/')}/handled`,
        {},
      ),
    [processRefusalsQuery.queryKey],
  );
}

/** Makes an order of a payment after all, where what it belongs to is there by now. */
export function useOrderPayment() {
  return useChange(
    (paymentIntentId: string) =>
      call('POST', `/api/admin/unmatched-payments/${encodeURIComponent(paymentIntentId)}/order`, {}),
    [unmatchedPaymentsQuery.queryKey],
  );
}

/** Says that a statement of withdrawal that fits no order by itself was dealt with. */
export function useHandleWithdrawal() {
  return useChange(
    (id: string) => call('POST', `/api/admin/withdrawals/${encodeURIComponent(id)}/handled`, {}),
    [unmatchedWithdrawalsQuery.queryKey],
  );
}

/** Tries the payment of a renewal now, and tells what came of it. */
export function useRetryRenewal() {
  return useChange(
    (subscriptionId: string) =>
      call<SettledRenewal>('POST', `/api/admin/renewals/${encodeURIComponent(subscriptionId)}/retry`, {}),
    [failedRenewalsQuery.queryKey],
  );
}

/** Sends a failed mail again. */
export function useResendMail() {
  return useChange(
    (id: string) => call('POST', `/api/admin/mails/${encodeURIComponent(id)}/resend`, {}),
    [mailsQuery('failed').queryKey, mailsQuery('queued').queryKey, mailsQuery('sent').queryKey],
  );
}
