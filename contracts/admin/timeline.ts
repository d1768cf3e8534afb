import { z } from 'zod';
import { endpoint, endpoints } from '../endpoint.js';

/**
 * Types of timeline entries. The front end builds the Dutch sentence from `type` and `data`:
 *
 * | type | data |
 * |---|---|
 * | OrderPlaced | orderId, orderNumber, total |
 * | PaymentCaptured | amount, method (the name of the payment method) |
 * | LatePaymentCaptured | amount |
 * | PaymentFailed | reason |
 * | OrderStatusChanged | from, to, leftOut (a number of pieces) |
 * | ParcelShipped | carrier, trackingCode, pieces (their number) |
 * | ParcelTrackingChanged | carrier, trackingCode |
 * | ParcelStateChanged | state |
 * | OrderCancelled | from, endedPlans, keptPlans (names of products, with commas) |
 * | DeliveryAddressChanged, SubscriptionAddressChanged | fields (parts of the address, with spaces) |
 * | PiecesCancelled | pieces (in words), reason, refund, endedPlans |
 * | OrderReinstated | to |
 * | RefundRequested | amount, reason |
 * | OrderRefunded | amount, byHand |
 * | RefundReduced | amount (what is left), reduced |
 * | RefundRefused, RefundOmitted, RefundFailed | amount |
 * | ExternalRefundRecorded, ExternalRefundFailed | amount, origin (dashboard, dispute) |
 * | DisputeOpened | amount, reason (the provider's code), isInquiry, evidenceDueBy (a moment, or null) |
 * | DisputeClosed | amount, outcome (won, lost, closed) |
 * | ReturnRegistered | returnId, origin, reason, refund, isWhole, isUnshipped |
 * | PiecesKept, ReturnReleased, ReturnReclaimed | returnId (null: of a cancelled order) |
 * | PiecesReplaced | reason (damaged, lost, wrong), pieces (their number) |
 * | ReplacementWithdrawn | |
 * | SubscriptionStarted | subscriptionId, productName, frequency, jars, price, nextDeliveryDate |
 * | SubscriptionPaused | reason, until (a day, or null) |
 * | SubscriptionResumed, DeliveryMoved | nextDeliveryDate |
 * | TermsChanged | productName, quantity, jars, frequency, amount, formerAmount, fromDate (or null) |
 * | DeliverySkipped | cycle, nextDeliveryDate, reason |
 * | RenewalAttempted | cycle, attempt, amount |
 * | RenewalProcessing | cycle, attempt |
 * | RenewalDeclined | kind, code, dueOn |
 * | RenewalAbandoned, RenewalPostponed | dueOn |
 * | PaymentMethodChanged, PaymentMethodRequested | |
 * | SubscriptionRenewed | cycle, nextDeliveryDate, orderId |
 * | SubscriptionCancelled | reason, orderId |
 * | ReturnRequested | returnId, orderNumber, reason, refund |
 * | ReturnApproved | from, carrier, trackingCode (null without a label) |
 * | ReturnRejected, ReturnCompleted, ReturnReopened | from |
 * | ReturnReceived | pieces (their number) |
 * | ReturnInspected | restocked, damaged (numbers), refund |
 * | ReturnRefundRequested | amount |
 * | StockOpened, StockMadeUnlimited, StockMadeLimited | onHandAfter |
 * | StockChangeRegistered | changeType, quantity, note, onHandAfter |
 * | StockAdjusted | quantity, onHandAfter |
 * | CustomerRegistered | |
 * | Created, Changed, Deleted | entity (product, product-image, category, discount-code, setting); `changes` has the difference |
 */
export const timelineTypes = [
  'OrderPlaced',
  'PaymentCaptured',
  'LatePaymentCaptured',
  'PaymentFailed',
  'OrderStatusChanged',
  'ParcelShipped',
  'ParcelTrackingChanged',
  'ParcelStateChanged',
  'OrderCancelled',
  'DeliveryAddressChanged',
  'PiecesCancelled',
  'OrderReinstated',
  'RefundRequested',
  'OrderRefunded',
  'RefundReduced',
  'RefundRefused',
  'RefundOmitted',
  'RefundFailed',
  'ExternalRefundRecorded',
  'ExternalRefundFailed',
  'DisputeOpened',
  'DisputeClosed',
  'ReturnRegistered',
  'PiecesKept',
  'ReturnReleased',
  'ReturnReclaimed',
  'PiecesReplaced',
  'ReplacementWithdrawn',
  'SubscriptionStarted',
  'SubscriptionPaused',
  'SubscriptionResumed',
  'DeliveryMoved',
  'TermsChanged',
  'SubscriptionAddressChanged',
  'DeliverySkipped',
  'RenewalAttempted',
  'RenewalProcessing',
  'RenewalDeclined',
  'RenewalAbandoned',
  'RenewalPostponed',
  'PaymentMethodChanged',
  'PaymentMethodRequested',
  'SubscriptionRenewed',
  'SubscriptionCancelled',
  'ReturnRequested',
  'ReturnApproved',
  'ReturnRejected',
  'ReturnCompleted',
  'ReturnReopened',
  'ReturnReceived',
  'ReturnInspected',
  'ReturnRefundRequested',
  'StockOpened',
  'StockMadeUnlimited',
  'StockMadeLimited',
  'StockChangeRegistered',
  'StockAdjusted',
  'CustomerRegistered',
  'Created',
  'Changed',
  'Deleted',
] as const;
export type TimelineType = (typeof timelineTypes)[number];

/** `name` is the e-mail address of a member of staff, otherwise null. */
export const TimelineActorSchema = z.object({
  kind: z.enum(['customer', 'staff', 'system', 'provider']),
  name: z.string().nullable(),
});

/**
 * A row of `GET /api/admin/{orders,subscriptions,returns,products,customers}/{id}/timeline`, newest first, at most 200.
 * Amounts in `data` are decimal strings in euros. `changes`: the changed fields of a row, with old and new value.
 */
export const TimelineEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: TimelineActorSchema,
  type: z.enum(timelineTypes),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type TimelineEntry = z.infer<typeof TimelineEntrySchema>;

const sales = endpoints({ access: 'staff', permission: 'sales' });

export const showOrderTimeline = sales('GET /api/admin/orders/:id/timeline', {
  summary: 'What happened to an order, newest first.',
  response: z.array(TimelineEntrySchema),
  refuses: ['order-not-found'],
});

export const showSubscriptionTimeline = sales('GET /api/admin/subscriptions/:id/timeline', {
  summary: 'What happened to a subscription, newest first.',
  response: z.array(TimelineEntrySchema),
  refuses: ['subscription-not-found'],
});

export const showReturnTimeline = sales('GET /api/admin/returns/:id/timeline', {
  summary: 'What happened to a return, newest first.',
  response: z.array(TimelineEntrySchema),
  refuses: ['return-not-found'],
});

export const showProductTimeline = endpoint('GET /api/admin/products/:id/timeline', {
  access: 'staff',
  permission: 'catalog',
  summary: 'What happened to a product, newest first.',
  params: { id: 'integer' },
  response: z.array(TimelineEntrySchema),
});

export const showCustomerTimeline = endpoint('GET /api/admin/customers/:id/timeline', {
  access: 'staff',
  permission: 'customers',
  summary: 'What happened to a customer, newest first.',
  params: { id: 'integer' },
  response: z.array(TimelineEntrySchema),
});
