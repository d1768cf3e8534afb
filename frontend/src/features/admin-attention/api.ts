import {
  listDisputes,
  listFailedRefunds,
  listInquiries,
  listRefusals,
  listUnmatchedPayments,
  markDisputeHandled as markChargebackHandled,
  markRefundHandled,
  markRefusalHandled,
  orderUnmatchedPayment,
  refundUnmatchedPayment,
  retryRefund,
  settleRefundByHand,
  type ProcessRefusal,
} from '../../../../contracts/admin/attention.js';
import { listRenewals, retryRenewal } from '../../../../contracts/admin/subscriptions.js';
import { listMails, resendMail, type MailStatus } from '../../../../contracts/mails.js';
import {
  acceptWithdrawal,
  listWithdrawals,
  markWithdrawalHandled,
  rejectWithdrawal,
} from '../../../../contracts/withdrawals.js';
import { listParcelProblems, markParcelProblemHandled } from '../../../../contracts/shipping/labels.js';
import { keyOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { freshQueryOf } from '../../ui/admin/fresh';

export const unmatchedPaymentsQuery = freshQueryOf(listUnmatchedPayments, {});
export const failedRefundsQuery = freshQueryOf(listFailedRefunds, {});
export const disputesQuery = freshQueryOf(listDisputes, {});
export const processRefusalsQuery = freshQueryOf(listRefusals, {});
export const parcelProblemsQuery = freshQueryOf(listParcelProblems, {});
export const partnershipInquiriesQuery = freshQueryOf(listInquiries, {});
export const waitingWithdrawalsQuery = freshQueryOf(listWithdrawals, { query: { state: 'waiting' } });
export const failedRenewalsQuery = freshQueryOf(listRenewals, { query: { state: 'failed' } });
export const mailsQuery = (status: MailStatus) => freshQueryOf(listMails, { query: { status } });

export const useRefundPayment = () =>
  useChange(
    (id: string) => request(refundUnmatchedPayment, { params: { id } }),
    [unmatchedPaymentsQuery.queryKey, failedRefundsQuery.queryKey],
  );

export const useRetryRefund = () =>
  useChange((id: string) => request(retryRefund, { params: { id } }), [failedRefundsQuery.queryKey]);

export const useSettleRefundByHand = () =>
  useChange((id: string) => request(settleRefundByHand, { params: { id } }), [failedRefundsQuery.queryKey]);

export const useHandleFailedRefund = () =>
  useChange((id: string) => request(markRefundHandled, { params: { id } }), [failedRefundsQuery.queryKey]);

export const useHandleRefusal = () =>
  useChange(
    ({ process, eventId, command }: ProcessRefusal) =>
      request(markRefusalHandled, { params: { process, eventId, command } }),
    [processRefusalsQuery.queryKey],
  );

export const useHandleParcelProblem = () =>
  useChange(
    (parcelId: string) => request(markParcelProblemHandled, { params: { parcelId } }),
    [parcelProblemsQuery.queryKey],
  );

/** Places the order of an unmatched payment, if its checkout exists by now. */
export const useOrderPayment = () =>
  useChange((id: string) => request(orderUnmatchedPayment, { params: { id } }), [unmatchedPaymentsQuery.queryKey]);

export const useHandleChargeback = () =>
  useChange((disputeId: string) => request(markChargebackHandled, { params: { disputeId } }), [disputesQuery.queryKey]);

export const useHandleWithdrawal = () =>
  useChange((id: string) => request(markWithdrawalHandled, { params: { id } }), [waitingWithdrawalsQuery.queryKey]);

export const useAcceptWithdrawal = () =>
  useChange((id: string) => request(acceptWithdrawal, { params: { id } }), [waitingWithdrawalsQuery.queryKey]);

export const useRejectWithdrawal = () =>
  useChange((id: string) => request(rejectWithdrawal, { params: { id } }), [waitingWithdrawalsQuery.queryKey]);

export const useRetryRenewal = () =>
  useChange(
    (subscriptionId: string) => request(retryRenewal, { params: { subscriptionId } }),
    [failedRenewalsQuery.queryKey],
  );

export const useResendMail = () =>
  useChange((id: string) => request(resendMail, { params: { id } }), [keyOf(listMails, {})]);
