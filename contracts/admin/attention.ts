import { z } from 'zod';
import { DecimalSchema } from '../amounts.js';

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
