import { z } from 'zod';
import { DecimalSchema } from './amounts.js';
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
 * `GET /api/customer/subscriptions` (newest first): a list of these. `amount` is the price of one delivery, including
 * shipping. Days are `YYYY-MM-DD` in Amsterdam; `nextDeliveryDate` is null when no delivery is planned.
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
 * `GET /api/customer/subscriptions/{id}`: previews the decisions. `afterSkip`: the next day after skipping the coming
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

/**
 * `GET /api/customer/subscriptions/{id}/payment-method`. `sepa_debit`: the mandate from a payment by iDEAL or
 * Bancontact.
 */
export const KeptPaymentMethodSchema = z.object({
  type: z.enum(['card', 'sepa_debit', 'other', 'none']),
  last4: z.string().nullable(),
});
export type KeptPaymentMethod = z.infer<typeof KeptPaymentMethodSchema>;

/** `POST /api/customer/subscriptions/{id}/skip`: skips the delivery that the screen showed (`nextCycle`). */
export const SkipDeliverySchema = z.strictObject({ cycle: z.number().int().min(1) });
export type SkipDeliveryBody = z.infer<typeof SkipDeliverySchema>;

/** The response of `POST …/{id}/payment-method`: a setup to confirm in the browser. */
export const PaymentMethodSetupSchema = z.object({ clientSecret: z.string(), setupIntentId: z.string() });
export type PaymentMethodSetup = z.infer<typeof PaymentMethodSetupSchema>;

/** `POST …/{id}/payment-method/confirm`, after the browser has confirmed the setup. */
export const ConfirmPaymentMethodSchema = z.strictObject({
  setupIntentId: z.string().regex(/^\w{1,100}$/, 'Betaalwijze ontbreekt'),
});
export type ConfirmPaymentMethod = z.infer<typeof ConfirmPaymentMethodSchema>;

/** The response of `POST …/{id}/payment`: the open payment of a delivery, to pay in the browser. */
export const RenewalPaymentSchema = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  amount: DecimalSchema,
});
export type RenewalPaymentAnswer = z.infer<typeof RenewalPaymentSchema>;

/** The response of `POST …/{id}/payment/settle`, and of staff's `POST /api/admin/renewals/{subscriptionId}/retry`. */
export const SettledRenewalSchema = z.object({
  outcome: z.enum(['renewed', 'processing', 'declined', 'postponed', 'nothing-to-do']),
});
export type SettledRenewal = z.infer<typeof SettledRenewalSchema>;

/** `GET /api/admin/renewals?state=`. `due`: to charge today. `failed`: declined, postponed or abandoned. */
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
