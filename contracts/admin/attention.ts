import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { endpoint, endpoints } from '../endpoint.js';

/** A row of `GET /api/admin/partnership-inquiries`, newest first. */
export const AdminPartnershipInquirySchema = z.object({
  id: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  kvkNumber: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
});
export type AdminPartnershipInquiry = z.infer<typeof AdminPartnershipInquirySchema>;

/** A row of `GET /api/admin/unmatched-payments` ("Betalingen zonder bestelling"), newest first. */
export const UnmatchedPaymentSchema = z.object({
  paymentIntentId: z.string(),
  amount: DecimalSchema,
  currency: z.string(),
  reason: z.string(),
  /** Status of its refund; null while none is requested. */
  refund: z.enum(['queued', 'done', 'failed']).nullable(),
  createdAt: z.string(),
  resolvedAt: z.string().nullable(),
});
export type UnmatchedPayment = z.infer<typeof UnmatchedPaymentSchema>;

/**
 * A row of `GET /api/admin/failed-refunds`: a refund that is not retried automatically. `POST …/{refundId}/retry` (204)
 * retries a failed one; `POST …/{refundId}/by-hand` (204) records that it was paid outside the shop. One that staff made in
 * the provider's dashboard (`dashboard`) stays until `POST …/{refundId}/handled` (204). 404 for any other.
 */
export const FailedRefundSchema = z.object({
  refundId: z.string(),
  /** Null for a payment without an order. */
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  amount: DecimalSchema,
  origin: z.enum(['shop', 'dashboard']),
  status: z.enum(['queued', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
});
export type FailedRefund = z.infer<typeof FailedRefundSchema>;

/**
 * A row of `GET /api/admin/disputes`: a payment that its payer disputes with the bank, until the bank decides. Earliest
 * deadline first. `reason`: the provider's code. `isInquiry`: the bank asks, and has not withdrawn the money.
 * `charged-back`: a direct debit that the bank returned for good. It stays until `POST …/{disputeId}/handled` (204).
 */
export const DisputeSchema = z.object({
  disputeId: z.string(),
  paymentIntentId: z.string(),
  /** Null for a payment without an order. */
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  amount: DecimalSchema,
  currency: z.string(),
  reason: z.string(),
  isInquiry: z.boolean(),
  state: z.enum(['open', 'charged-back']),
  evidenceDueBy: z.string().nullable(),
  openedAt: z.string(),
});
export type Dispute = z.infer<typeof DisputeSchema>;

/**
 * A row of `GET /api/admin/process-refusals`: a command of a process that a rule refused.
 * `POST …/{process}/{eventId}/{command}/handled` (204) marks it as handled; 404 for any other.
 */
export const ProcessRefusalSchema = z.object({
  process: z.string(),
  eventId: z.string(),
  command: z.string(),
  code: z.string(),
  createdAt: z.string(),
});
export type ProcessRefusal = z.infer<typeof ProcessRefusalSchema>;

const payments = endpoints({ access: 'staff', permission: 'payments' });
const paymentsAndRefund = endpoints({ access: 'staff', permission: ['payments', 'refund'] });
const technical = endpoints({ access: 'staff', permission: 'technical' });
const refund = endpoints({ access: 'staff', permission: 'refund' });

export const listUnmatchedPayments = payments('GET /api/admin/unmatched-payments', {
  summary: 'Lists payments without an order, newest first, with the status of their refund.',
  response: z.array(UnmatchedPaymentSchema),
});

export const refundUnmatchedPayment = paymentsAndRefund('POST /api/admin/unmatched-payments/:id/refund', {
  summary: 'Refunds the payment. Idempotent.',
  refuses: ['factor-needed', 'payment-locked', 'payment-provider-unavailable'],
});

export const orderUnmatchedPayment = paymentsAndRefund('POST /api/admin/unmatched-payments/:id/order', {
  summary: 'Settles the payment again.',
  refuses: ['payment-unmatched', 'payment-locked', 'payment-provider-unavailable'],
});

export const listInquiries = endpoint('GET /api/admin/partnership-inquiries', {
  access: 'staff',
  permission: 'mails',
  summary: 'Partnership inquiries, newest first.',
  response: z.array(AdminPartnershipInquirySchema),
});

export const listRefusals = technical('GET /api/admin/process-refusals', {
  summary: 'Commands of processes that were refused and wait for staff.',
  response: z.array(ProcessRefusalSchema),
});

export const markRefusalHandled = technical('POST /api/admin/process-refusals/:process/:eventId/:command/handled', {
  summary: 'Marks an entry as handled by staff.',
  params: { eventId: 'uuid' },
});

export const listDisputes = payments('GET /api/admin/disputes', {
  summary:
    'Lists disputes that the bank has not decided, earliest deadline first, and chargebacks that wait for staff.',
  response: z.array(DisputeSchema),
});

export const markDisputeHandled = paymentsAndRefund('POST /api/admin/disputes/:disputeId/handled', {
  summary: 'Takes a chargeback off the list.',
});

export const listFailedRefunds = payments('GET /api/admin/failed-refunds', {
  summary: 'Refunds that failed and wait for staff.',
  response: z.array(FailedRefundSchema),
});

export const retryRefund = refund('POST /api/admin/failed-refunds/:id/retry', {
  summary: 'Retries a failed refund.',
  refuses: ['factor-needed', 'refund-not-found'],
});

export const settleRefundByHand = refund('POST /api/admin/failed-refunds/:id/by-hand', {
  summary: 'Records that staff made a failed refund outside the shop; it is never retried.',
  refuses: ['factor-needed', 'refund-not-found'],
});

export const markRefundHandled = refund('POST /api/admin/failed-refunds/:id/handled', {
  summary: "Takes a failed refund in the provider's dashboard off the list.",
});
