import { z } from 'zod';
import { DecimalSchema } from './values/amounts.js';
import { PaymentIntentIdSchema } from './values/payment-intent-id.js';
import { endpoints } from './endpoint.js';
import { orderStatuses } from './orders.js';

/** Months between deliveries. */
export const subscriptionFrequencies = [1, 2, 3] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

export const subscriptionStatuses = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const pauseReasons = ['requested', 'payment-failed'] as const;

/**
 * Status of the payment of the next delivery. `retrying`: declined, retried on `paymentDueOn`. `action-needed`: the
 * customer must change the payment method or pay by the link. `postponed`: waits for stock.
 */
export const renewalStates = ['planned', 'under-way', 'processing', 'retrying', 'action-needed', 'postponed'] as const;
export type RenewalState = (typeof renewalStates)[number];

/**
 * `amount` is the price of one delivery, including shipping. Days are `YYYY-MM-DD` in Amsterdam; `nextDeliveryDate` is null when no delivery is planned.
 */
export const CustomerSubscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  pauseReason: z.enum(pauseReasons).nullable(),
  /** The day on which a pause ends by itself. */
  pausedUntil: z.string().nullable(),
  productName: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  quantity: z.number().int(),
  jars: z.number().int(),
  frequency: z.number().int(),
  price: DecimalSchema,
  shipping: DecimalSchema,
  amount: DecimalSchema,
  nextCycle: z.number().int(),
  nextDeliveryDate: z.string().nullable(),
  payment: z.enum(renewalStates),
  paymentDueOn: z.string().nullable(),
  startedAt: z.string(),
  cancelledAt: z.string().nullable(),
});
export type CustomerSubscription = z.infer<typeof CustomerSubscriptionSchema>;

const customer = endpoints({ access: 'customer' });

export const listSubscriptions = customer('GET /api/customer/subscriptions', {
  summary: "The customer's subscriptions, newest first.",
  response: z.array(CustomerSubscriptionSchema),
});

/**
 * Previews the decisions. `afterSkip`: the next day after skipping the coming
 * delivery. `afterResume`: the next day after resuming today. Null where the decision is not possible. `deliveries` are
 * orders, newest first, including the one that started the subscription.
 */
export const CustomerSubscriptionDetailSchema = z.object({
  afterSkip: z.string().nullable(),
  afterResume: z.string().nullable(),
  deliveries: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      createdAt: z.string(),
      status: z.enum(orderStatuses),
      totalAmount: DecimalSchema,
    }),
  ),
});
export type CustomerSubscriptionDetail = z.infer<typeof CustomerSubscriptionDetailSchema>;

export const showSubscription = customer('GET /api/customer/subscriptions/:id', {
  summary: 'Shows what skipping or resuming would lead to, and the deliveries so far.',
  response: CustomerSubscriptionDetailSchema,
  refuses: ['subscription-not-found'],
});

export const pauseSubscription = customer('POST /api/customer/subscriptions/:id/pause', {
  summary: 'Pauses the deliveries.',
  refuses: ['subscription-not-found', 'subscription-cancelled'],
});

export const resumeSubscription = customer('POST /api/customer/subscriptions/:id/resume', {
  summary: 'Resumes on the old day, or in three days when that is later and the delivery is not being paid.',
  refuses: ['subscription-not-found', 'subscription-cancelled'],
});

export const cancelSubscription = customer('POST /api/customer/subscriptions/:id/cancel', {
  summary: 'Cancels the subscription.',
  refuses: ['subscription-not-found'],
});

/** Skips the delivery that the screen showed (`nextCycle`). */
export const SkipDeliverySchema = z.strictObject({ cycle: z.number().int().min(1) });

export const skipDelivery = customer('POST /api/customer/subscriptions/:id/skip', {
  summary: 'Skips the delivery that was shown. `renewal-under-way` while its payment is in progress.',
  body: SkipDeliverySchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'subscription-not-active', 'renewal-under-way'],
});

/** `sepa_debit`: the mandate from a payment by iDEAL or Bancontact. */
export const KeptPaymentMethodSchema = z.object({
  type: z.enum(['card', 'sepa_debit', 'other', 'none']),
  last4: z.string().nullable(),
});
export type KeptPaymentMethod = z.infer<typeof KeptPaymentMethodSchema>;

export const showPaymentMethod = customer('GET /api/customer/subscriptions/:id/payment-method', {
  summary: 'Shows the payment method by its last digits.',
  response: KeptPaymentMethodSchema,
  refuses: ['subscription-not-found', 'payment-provider-unavailable'],
});

/** A setup to confirm in the browser. */
export const PaymentMethodSetupSchema = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
export type PaymentMethodSetup = z.infer<typeof PaymentMethodSetupSchema>;

export const beginPaymentMethodChange = customer('POST /api/customer/subscriptions/:id/payment-method', {
  summary: 'Starts a set-up for the browser to confirm.',
  response: PaymentMethodSetupSchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'payment-provider-unavailable'],
});

export const ConfirmPaymentMethodSchema = z.strictObject({
  setupIntentId: z.string().regex(/^\w{1,100}$/, 'Betaalmethode ontbreekt'),
});

export const changePaymentMethod = customer('POST /api/customer/subscriptions/:id/payment-method/confirm', {
  summary: 'Makes the confirmed method pay from now on, and retries a failed payment with it.',
  body: ConfirmPaymentMethodSchema,
  refuses: [
    'subscription-not-found',
    'subscription-cancelled',
    'payment-not-found',
    'payment-method-not-ready',
    'payment-provider-unavailable',
  ],
});

/** The open payment of a delivery, to pay in the browser. */
export const RenewalPaymentSchema = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  amount: DecimalSchema,
});
export type RenewalPaymentResponse = z.infer<typeof RenewalPaymentSchema>;

export const openRenewalPayment = customer('POST /api/customer/subscriptions/:id/payment', {
  summary: 'Hands the failed payment to the browser and reserves its pieces.',
  response: RenewalPaymentSchema,
  refuses: [
    'subscription-not-found',
    'renewal-not-payable',
    'renewal-under-way',
    'out-of-stock',
    'payment-provider-unavailable',
  ],
});

/** Tabs of an earlier version send none: then it is that of the next delivery. */
export const SettleRenewalSchema = z.strictObject({ paymentIntentId: PaymentIntentIdSchema.optional() }).prefault({});

export const SettledRenewalSchema = z.object({
  outcome: z.enum(['renewed', 'processing', 'declined', 'postponed', 'nothing-to-do']),
});
export type SettledRenewal = z.infer<typeof SettledRenewalSchema>;

export const settleRenewalPayment = customer('POST /api/customer/subscriptions/:id/payment/settle', {
  summary: 'Settles that payment after the browser confirmed it.',
  body: SettleRenewalSchema,
  response: SettledRenewalSchema,
  refuses: ['subscription-not-found', 'payment-provider-unavailable'],
});
