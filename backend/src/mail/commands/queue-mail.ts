import type { StaffNotice } from '../../../../contracts/staff/notices.js';
import type { CancelReason } from '../../../../contracts/orders/cancelled-pieces.js';
import type { ReplacementReason } from '../../../../contracts/orders/order-replacements.js';
import type { RefundReason } from '../../../../contracts/returns.js';
import type { Carrier } from '../../../../contracts/shipping/carriers.js';
import type { VatRate } from '../../../../pricing/vat.js';
import { Command } from '../../platform/event-sourcing/deciding/decider.js';

export interface LeftOut {
  lineId: string;
  quantity: number;
}

/** A parcel of an order. `isLast`: nothing of the order follows. */
export interface MailedParcel extends MailedTracking {
  pieces: readonly LeftOut[];
  isLast: boolean;
}

export interface MailedTracking {
  carrier: Carrier | null;
  trackingCode: string | null;
}

/** Whether pieces are recorded as of the recalled lot, or have no lot and may be. */
export type RecallCertainty = 'certain' | 'possible';

export interface MailedTerms {
  productName: string;
  pieces: number;
  frequency: number;
  vatRate: VatRate;
  priceCents: number;
  shippingCents: number;
  formerAmountCents: number;
  deliveryDate: string | null;
}

/** The reference of each template: ids only, never a name or an address. */
export interface MailReferences {
  'login-code': { codeId: string };
  'order-confirmation': { orderId: string };
  /** The cancellation refunds nothing. */
  'order-cancelled': { orderId: string };
  /** Staff cancelled pieces before they left. `refundCents`: what goes back for them. */
  'pieces-cancelled': { orderId: string; pieces: readonly LeftOut[]; reason: CancelReason; refundCents: number };
  'order-refunded': { orderId: string; refundId: string };
  /** Staff refunded without a return. */
  'refund-made': { orderId: string; refundId: string; reason: RefundReason };
  /** `leftOut` is absent in older mails. Without `parcel`, all that was left of the order is in it, without tracking. */
  'order-shipped': { orderId: string; leftOut?: readonly LeftOut[]; parcel?: MailedParcel };
  /** Staff named or corrected the tracking of a parcel that left. */
  'parcel-tracking': { orderId: string } & MailedTracking;
  /** The free order replaces pieces of the order `replacedNumber`. */
  'order-replacement': { orderId: string; replacedNumber: string; reason: ReplacementReason };
  /** Staff led the parcels that have not left to another contact. */
  'order-address-changed': { orderId: string; contactId: string };
  'payment-failed': { orderId: string };
  /** The payment link of an order that staff took by phone. */
  'phone-order': { phoneOrderId: string };
  'newsletter-confirmation': { requestId: string };
  'newsletter-welcome': { consentId: string };
  'stock-alert-confirmation': { alertId: string };
  'back-in-stock': { alertId: string };
  'partnership-inquiry': { inquiryId: string };
  'quiz-advice': { adviceId: string };
  'return-received': { returnId: string };
  /** `label`: that staff gave the customer. */
  'return-approved': { returnId: string; label?: MailedTracking };
  'return-rejected': { returnId: string };
  'return-refunded': { returnId: string; refundId: string };
  /** The return completes without a refund. */
  'return-completed': { returnId: string };
  'withdrawal-received': { withdrawalId: string };
  'withdrawal-confirmed': { withdrawalId: string };
  'subscription-started': { subscriptionId: string };
  'subscription-renewal-coming': { subscriptionId: string; deliveryDate: string };
  'subscription-payment-failed': { subscriptionId: string; kind: 'soft' | 'hard'; code: string; dueOn: string };
  /** Older mails have no `until`; their pause has no end. */
  'subscription-paused': { subscriptionId: string; reason: 'requested' | 'payment-failed'; until?: string | null };
  /** Older mails have no `paymentUnderWay`; they mean false. */
  'subscription-resumed': { subscriptionId: string; deliveryDate: string; paymentUnderWay?: boolean };
  'subscription-skipped': { subscriptionId: string; reason: 'requested' | 'out-of-stock'; deliveryDate: string };
  /** Amounts are of one delivery. `deliveryDate`: the first at the new terms; null while paused. */
  'subscription-terms-changed': { subscriptionId: string } & MailedTerms;
  'subscription-method-requested': { subscriptionId: string };
  'subscription-delivery-moved': { subscriptionId: string; deliveryDate: string };
  /** Older mails have no `reason`; they mean `requested`. */
  'subscription-cancelled': {
    subscriptionId: string;
    reason?: 'requested' | 'order-cancelled' | 'line-cancelled' | 'withdrawn' | 'dispute-lost';
  };
  /** One of the orders that received pieces of the lot. */
  'product-recall': { recallId: string; orderId: string; certainty: RecallCertainty };
  'customer-new-device': { customerId: string; sessionId: string; at: string };
  'staff-invitation': { invitationId: string };
  /** `entryId`: the line of the logbook that says from where. */
  'staff-notice': { staffMemberId: number; kind: StaffNotice; at: string; entryId?: string };
}

export type MailTemplate = keyof MailReferences;
export type MailReference = MailReferences[MailTemplate];

export type MailSubject = {
  [Template in MailTemplate]: { template: Template; reference: MailReferences[Template] };
}[MailTemplate];

/** Queues a mail, once per `key`. */
export class QueueMail extends Command<MailSubject & { key: string }> {}
