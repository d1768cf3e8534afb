import type {
  AdminPartnershipInquiry,
  Dispute,
  FailedRefund,
  ProcessRefusal,
  UnmatchedPayment,
} from '../../../../contracts/admin/attention.js';
import type { AdminMail, MailStatus } from '../../../../contracts/mails.js';
import { listRenewals, retryRenewal } from '../../../../contracts/admin/subscriptions.js';
import type { AdminWithdrawal } from '../../../../contracts/withdrawals.js';
import { call } from '../../lib/http/api';
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf, readFresh } from '../../ui/admin/fresh';

export const unmatchedPaymentsQuery = readFresh<UnmatchedPayment[]>('unmatched-payments');
export const failedRefundsQuery = readFresh<FailedRefund[]>('failed-refunds');
export const disputesQuery = readFresh<Dispute[]>('disputes');
export const processRefusalsQuery = readFresh<ProcessRefusal[]>('process-refusals');
export const partnershipInquiriesQuery = readFresh<AdminPartnershipInquiry[]>('partnership-inquiries');
export const waitingWithdrawalsQuery = readFresh<AdminWithdrawal[]>('withdrawals?state=waiting');
export const failedRenewalsQuery = freshQueryOf(listRenewals, { query: { state: 'failed' } });
export const mailsQuery = (status: MailStatus) => readFresh<AdminMail[]>(`mails?status=${status}`);

export function useRefundPayment() {
  return useChange(
    (paymentIntentId: string) =>
      call('POST', `/api/admin/unmatched-payments/${encodeURIComponent(paymentIntentId)}/refund`, {}),
    [unmatchedPaymentsQuery.queryKey, failedRefundsQuery.queryKey],
  );
}

export function useRetryRefund() {
  return useChange(
    (refundId: string) => call('POST', `/api/admin/failed-refunds/${encodeURIComponent(refundId)}/retry`, {}),
    [failedRefundsQuery.queryKey],
  );
}

export function useSettleRefundByHand() {
  return useChange(
    (refundId: string) => call('POST', `/api/admin/failed-refunds/${encodeURIComponent(refundId)}/by-hand`, {}),
    [failedRefundsQuery.queryKey],
  );
}

export function useHandleFailedRefund() {
  return useChange(
    (refundId: string) => call('POST', `/api/admin/failed-refunds/${encodeURIComponent(refundId)}/handled`, {}),
    [failedRefundsQuery.queryKey],
  );
}

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

/** Places the order of an unmatched payment, if its checkout exists by now. */
export function useOrderPayment() {
  return useChange(
    (paymentIntentId: string) =>
      call('POST', `/api/admin/unmatched-payments/${encodeURIComponent(paymentIntentId)}/order`, {}),
    [unmatchedPaymentsQuery.queryKey],
  );
}

export function useHandleChargeback() {
  return useChange(
    (disputeId: string) => call('POST', `/api/admin/disputes/${encodeURIComponent(disputeId)}/handled`, {}),
    [disputesQuery.queryKey],
  );
}

export function useHandleWithdrawal() {
  return useChange(
    (id: string) => call('POST', `/api/admin/withdrawals/${encodeURIComponent(id)}/handled`, {}),
    [waitingWithdrawalsQuery.queryKey],
  );
}

export function useDecideWithdrawal(decision: 'accept' | 'reject') {
  return useChange(
    (id: string) => call('POST', `/api/admin/withdrawals/${encodeURIComponent(id)}/${decision}`, {}),
    [waitingWithdrawalsQuery.queryKey],
  );
}

export function useRetryRenewal() {
  return useChange(
    (subscriptionId: string) => request(retryRenewal, { params: { subscriptionId } }),
    [failedRenewalsQuery.queryKey],
  );
}

export function useResendMail() {
  return useChange(
    (id: string) => call('POST', `/api/admin/mails/${encodeURIComponent(id)}/resend`, {}),
    [mailsQuery('failed').queryKey, mailsQuery('queued').queryKey, mailsQuery('sent').queryKey],
  );
}
