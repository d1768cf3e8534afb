import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { maxJarsPerLine, maxPiecesPerLine } from '../checkout.js';
import { endpoint, endpoints } from '../endpoint.js';
import { PlannedDaySchema, ShopDaySchema } from '../values/shop-day.js';
import { renewalStates, SettledRenewalSchema, subscriptionStatuses } from '../subscriptions.js';
import { AdminListQuerySchema, statusIn } from './lists.js';

/** What one delivery contains and costs. `price` in euros, without shipping. */
const DeliveryContentSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  pieces: z.number().int(),
  frequency: z.number().int(),
  price: DecimalSchema,
  shipping: DecimalSchema,
});

export const AdminSubscriptionSchema = z.object({
  id: z.string(),
  customerId: z.number().int().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  productId: z.number().int(),
  productName: z.string(),
  orderId: z.string(),
  /** Months between deliveries. */
  frequency: z.number().int(),
  quantity: z.number().int(),
  jars: z.number().int(),
  /** Euros for one delivery, without shipping. */
  price: DecimalSchema,
  shipping: DecimalSchema,
  status: z.enum(subscriptionStatuses),
  pauseReason: z.enum(['requested', 'payment-failed']).nullable(),
  /** The day on which a pause ends by itself. */
  pausedUntil: z.string().nullable(),
  /** The number of the next delivery. */
  nextCycle: z.number().int(),
  /** A calendar day; null when no delivery is planned. */
  nextDeliveryDate: z.string().nullable(),
  deliveries: z.number().int(),
  /** What holds after the next delivery, whose payment has begun; null when nothing changes. */
  coming: DeliveryContentSchema.nullable(),
  createdAt: z.string(),
  cancelledAt: z.string().nullable(),
});
export type AdminSubscription = z.infer<typeof AdminSubscriptionSchema>;

/** `from` and `to`: the day on which the subscription started, both inclusive. */
export const SubscriptionListQuerySchema = AdminListQuerySchema.extend({
  status: statusIn(subscriptionStatuses),
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
});

const sales = endpoints({ access: 'staff', permission: 'sales' });
const subscriptions = endpoints({ access: 'staff', permission: 'subscriptions' });

export const listSubscriptions = sales('GET /api/admin/subscriptions', {
  summary: 'Subscriptions, newest first. Search: customer name, e-mail, product name.',
  query: SubscriptionListQuerySchema,
  response: z.array(AdminSubscriptionSchema),
});

export const exportSubscriptions = endpoint('GET /api/admin/subscriptions/export.csv', {
  access: 'staff',
  permission: ['sales', 'export'],
  summary: 'The same as a file for a spreadsheet.',
  query: SubscriptionListQuerySchema,
  response: { file: 'text/csv' },
});

export const showSubscription = sales('GET /api/admin/subscriptions/:id', {
  summary: 'A subscription.',
  response: AdminSubscriptionSchema,
  refuses: ['subscription-not-found'],
});

export const pauseSubscription = subscriptions('PATCH /api/admin/subscriptions/:id/pause', {
  summary: 'Pauses the deliveries.',
  refuses: ['subscription-not-found', 'subscription-cancelled'],
});

export const PauseUntilSchema = z.strictObject({ until: PlannedDaySchema });

export const pauseSubscriptionUntil = subscriptions('PATCH /api/admin/subscriptions/:id/pause-until', {
  summary: 'Pauses the deliveries, or gives a pause another end. It resumes by itself on the day `until`.',
  body: PauseUntilSchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'delivery-day-out-of-range'],
});

/** Moves the delivery that the screen showed (`nextCycle`). */
export const MoveDeliverySchema = z.strictObject({ cycle: z.number().int().min(1), deliveryDate: PlannedDaySchema });

export const moveDelivery = subscriptions('PATCH /api/admin/subscriptions/:id/next-delivery', {
  summary: 'Plans the delivery that was shown on another day, from tomorrow on. Later deliveries follow from it.',
  body: MoveDeliverySchema,
  refuses: [
    'subscription-not-found',
    'subscription-cancelled',
    'subscription-not-active',
    'renewal-under-way',
    'delivery-day-out-of-range',
  ],
});

const productMistake = 'Kies een product';
/** The most that a customer can subscribe to in one line of the basket. */
const mostPieces = maxPiecesPerLine * maxJarsPerLine;
const piecesMistake = `Kies 1 tot en met ${mostPieces} potten`;
const frequencyMistake = 'Kies een frequentie';

/** What each delivery shall contain, and the months between two. */
export const WantedTermsSchema = z.strictObject({
  productId: z.int(productMistake).min(1, productMistake),
  pieces: z.int(piecesMistake).min(1, piecesMistake).max(mostPieces, piecesMistake),
  frequency: z.int(frequencyMistake).min(1, frequencyMistake).max(3, frequencyMistake),
});
export type WantedTerms = z.infer<typeof WantedTermsSchema>;

export const OfferedTermsQuerySchema = z.strictObject({
  productId: z.coerce.number().int().min(1),
  pieces: z.coerce.number().int().min(1).max(mostPieces),
  frequency: z.coerce.number().int().min(1).max(3),
});

/**
 * Amounts of one delivery, with shipping, at today's prices. The frequency alone changes no price. `fromDate`: the first
 * delivery at the new terms; null while no delivery is planned. `formerAmount`: of the last delivery before. A payment
 * that has begun keeps its terms.
 */
export const OfferedTermsSchema = z.object({
  isChanged: z.boolean(),
  formerAmount: DecimalSchema,
  amount: DecimalSchema,
  fromDate: z.string().nullable(),
});
export type OfferedTerms = z.infer<typeof OfferedTermsSchema>;

export const showOfferedTerms = subscriptions('GET /api/admin/subscriptions/:id/offered-terms', {
  summary: 'What each delivery would cost, and from when.',
  query: OfferedTermsQuerySchema,
  response: OfferedTermsSchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'product-unavailable'],
});

/** `amount`: the price that staff saw. */
export const ChangeTermsSchema = WantedTermsSchema.extend({ amount: DecimalSchema });
export type ChangeTerms = z.infer<typeof ChangeTermsSchema>;

export const changeTerms = subscriptions('PATCH /api/admin/subscriptions/:id/terms', {
  summary: 'Changes product, pieces or frequency, at the price that was shown. The customer is mailed both prices.',
  body: ChangeTermsSchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'product-unavailable', 'plan-price-changed'],
});

export const requestPaymentMethod = subscriptions('POST /api/admin/subscriptions/:id/payment-method-request', {
  summary: 'Mails the customer the page for another payment method, once in seven days.',
  refuses: ['subscription-not-found', 'subscription-cancelled'],
});

export const resumeSubscription = subscriptions('PATCH /api/admin/subscriptions/:id/resume', {
  summary: 'Resumes on the old day, or in three days when that is later.',
  refuses: ['subscription-not-found', 'subscription-cancelled'],
});

export const cancelSubscription = subscriptions('PATCH /api/admin/subscriptions/:id/cancel', {
  summary: 'Cancels the subscription.',
  refuses: ['subscription-not-found'],
});

/** `due`: to charge today. `failed`: declined, postponed or abandoned. */
export const RenewalsQuerySchema = z.strictObject({ state: z.enum(['due', 'failed']).default('due') });
export type RenewalsQuery = z.infer<typeof RenewalsQuerySchema>;

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

export const listRenewals = sales('GET /api/admin/renewals', {
  summary: 'Renewals that are due today or failing, longest due first, 500 at most.',
  query: RenewalsQuerySchema,
  response: z.array(AdminRenewalSchema),
});

export const retryRenewal = endpoint('POST /api/admin/renewals/:subscriptionId/retry', {
  access: 'staff',
  permission: ['sales', 'subscriptions'],
  summary: 'Retries a failed payment now, before its day.',
  response: SettledRenewalSchema,
  refuses: ['subscription-not-found', 'payment-provider-unavailable'],
});
