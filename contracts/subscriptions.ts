import { z } from 'zod';
import { DecimalSchema } from './amounts.js';
import { orderStatuses } from './orders.js';

/** Months between two deliveries. */
export const subscriptionFrequencies = [1, 2, 3] as const;
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number];

export const subscriptionStatuses = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const pauseReasons = ['requested', 'payment-failed'] as const;

/**
 * How the payment of the next delivery goes. `retrying`: declined, tried again on `paymentDueOn`. `action-needed`: only
 * the customer can help, by another payment method or by paying himself. `postponed`: waits for stock.
 */
export const renewalStates = ['planned', 'under-way', 'processing', 'retrying', 'action-needed', 'postponed'] as const;
export type RenewalState = (typeof renewalStates)[number];

/**
 * `GET /api/customer/subscriptions` (newest first): a list of these. `amount` is what one delivery costs, shipping
 * included. Days are `YYYY-MM-DD` in Amsterdam; `nextDeliveryDate` is null while nothing is planned.
 */
export const CustomerSubscriptionSchema = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  pauseReason: z.enum(pauseReasons).nullable(),
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

/**
 * `GET /api/customer/subscriptions/{id}`: what a decision leads to, before it is taken. `afterSkip`: the next day when the
 * coming delivery is left out; `afterResume`: the next day when it goes on from today; null where that cannot be done.
 * `deliveries` are orders, newest first, the one that it started from included.
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

/** `GET /api/customer/subscriptions/{id}/payment-method`. `sepa_debit`: the mandate that an iDEAL payment gave. */
export const KeptPaymentMethodSchema = z.object({
  type: z.enum(['card', 'sepa_debit', 'other', 'none']),
  last4: z.string().nullable(),
});
export type KeptPaymentMethod = z.infer<typeof KeptPaymentMethodSchema>;

/** `POST /api/customer/subscriptions/{id}/skip`: the delivery that was shown (`nextCycle`). */
export const SkipDeliverySchema = z.strictObject({ cycle: z.number().int().min(1) });
export type SkipDeliveryBody = z.infer<typeof SkipDeliverySchema>;

/** The answer of `POST …/{id}/payment-method`: a set-up to confirm in the browser. */
export const PaymentMethodSetupSchema = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
export type PaymentMethodSetup = z.infer<typeof PaymentMethodSetupSchema>;

/** `POST …/{id}/payment-method/confirm`, once the browser has confirmed the set-up. */
export const ConfirmPaymentMethodSchema = z.strictObject({ setupIntentId: z.string().min(1).max(100) });
export type ConfirmPaymentMethod = z.infer<typeof ConfirmPaymentMethodSchema>;

/** The answer of `POST …/{id}/payment`: the open payment of a delivery, to be paid in the browser. */
export const RenewalPaymentSchema = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  amount: DecimalSchema,
});
export type RenewalPaymentAnswer = z.infer<typeof RenewalPaymentSchema>;

/** The answer of `POST …/{id}/payment/settle`, and of staff's `POST /api/admin/renewals/{subscriptionId}/retry`. */
export const SettledRenewalSchema = z.object({
  outcome: z.enum(['renewed', 'processing', 'declined', 'postponed', 'nothing-to-do']),
});
export type SettledRenewal = z.infer<typeof SettledRenewalSchema>;

/** `GET /api/admin/renewals?state=`. `due`: to be collected today. `failed`: declined, postponed or given up. */
export const RenewalsQuerySchema = z.strictObject({ state: z.enum(['due', 'failed']).default('due') });
export type RenewalsQuery = z.infer<typeof RenewalsQuerySchema>;

/** `GET /api/admin/renewals`: a list of these, longest due first, 500 at most. */
export const AdminRenewalSchema = z.object({
  subscriptionId: z.string(),
  customerName: z.string(),
  productName: z.string(),
  status: z.enum(subscriptionStatuses),
  cycle: z.number().int(),
  attempt: z.number().int(),
  state: z.enum(renewalStates),
  dueOn: z.string().nullable(),
  amount: DecimalSchema,
  code: z.string().nullable(),
});
export type AdminRenewal = z.infer<typeof AdminRenewalSchema>;
