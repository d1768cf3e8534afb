import { z } from 'zod';
import { PaymentIntentIdSchema } from './values/payment-intent-id.js';
import { emailSchema } from './values/emails.js';
import { DiscountCodeTextSchema } from './discounts.js';
import { SumInCentsSchema } from './values/amounts.js';
import { PhoneSchema } from './values/phones.js';
import {
  FirstNameSchema,
  LastNameSchema,
  PostalCodeSchema,
  StreetLineSchema,
  TownSchema,
} from './values/postal-addresses.js';
import { discountRefusals } from './errors.js';
import { endpoints } from './endpoint.js';

export const maxPiecesPerLine = 20;
export const maxJarsPerLine = 12;
export const maxLinesPerBasket = 50;

const frequency = z.literal([1, 2, 3], { error: 'Kies elke 1, 2 of 3 maanden' });

/**
 * One basket line in the API. `id` is a slug (or numeric id) for a one-off line and `{slug}-{jars}-{frequency}` for a
 * subscription. Explicit subscription fields take precedence.
 */
export const BasketItemSchema = z.strictObject({
  id: z.union([z.string().min(1).max(120), z.number().int().positive()], { error: 'Product ontbreekt' }),
  quantity: z
    .number({ error: 'Vul bij Aantal een heel getal in' })
    .int('Vul bij Aantal een heel getal in')
    .min(1, 'Kies er minstens 1')
    .max(maxPiecesPerLine, `Aantal is maximaal ${maxPiecesPerLine}`),
  isSubscription: z.boolean().optional(),
  subscriptionJars: z
    .number({ error: 'Vul bij Aantal potten een heel getal in' })
    .int('Vul bij Aantal potten een heel getal in')
    .min(1, 'Kies minstens 1 pot')
    .max(maxJarsPerLine, `Aantal potten is maximaal ${maxJarsPerLine}`)
    .optional(),
  subscriptionFrequency: frequency.optional(),
});
export type BasketItem = z.infer<typeof BasketItemSchema>;

/** `POST /api/create-payment-intent`. `again` confirms a second order of a basket that was just paid. */
export const CreatePaymentIntentSchema = z.strictObject({
  items: z
    .array(BasketItemSchema, { error: 'Je winkelmandje is leeg' })
    .min(1, 'Je winkelmandje is leeg')
    .max(maxLinesPerBasket, 'Je winkelmandje is te vol'),
  again: z.boolean().optional(),
});
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntentSchema>;

const cents = z.number().int();

export const QuoteLineSchema = z.object({
  id: z.string(),
  productId: z.number().int(),
  slug: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  unitCents: cents,
  totalCents: cents,
  listTotalCents: cents,
  subscription: z.object({ jars: z.number().int(), frequency: z.number().int() }).nullable(),
});

/** The VAT inside the total, by percentage. Absent in what was stored before VAT was recorded. */
const VatInsideSchema = z.array(z.object({ percent: z.number(), vatCents: cents })).optional();
export type VatInside = z.infer<typeof VatInsideSchema>;

/** What a promotion takes off a quote. `byCode`: because the shopper entered its code. */
const GivenSchema = z.object({
  id: z.number().int(),
  pieces: z.number().int(),
  cents,
  byCode: z.boolean(),
  /** It is part of `discountCents`, and not of a line. */
  ofBasket: z.boolean(),
});

/** The order that an additional order is packed with. */
export const AddedToSchema = z.object({ orderId: z.string(), orderNumber: z.string() });

/** The amounts that the server will charge: the same as the price function shows in the basket. */
export const QuoteSchema = z.object({
  lines: z.array(QuoteLineSchema),
  subtotalCents: cents,
  savingsCents: cents,
  shippingCents: cents,
  discountCents: cents,
  totalCents: cents,
  vat: VatInsideSchema,
  discountCode: z.string().nullable(),
  /** Absent in what was stored before promotions were counted. */
  promotions: z.array(GivenSchema).optional(),
  /** Set for an additional order, which ships in the parcel of another one and so for free. */
  addsTo: AddedToSchema.optional(),
});
export type Quote = z.infer<typeof QuoteSchema>;

export const PaymentIntentResponseSchema = z.object({
  clientSecret: z.string(),
  paymentIntentId: z.string(),
  quote: QuoteSchema,
  /** End of the hold on the pieces in the basket. */
  reservedUntil: z.iso.datetime(),
  /** Names of the payment methods that the shop offers, but not for a basket with a subscription. */
  notForSubscriptions: z.array(z.string()).optional(),
  /** The newest version of the terms, to which the shopper agrees by paying. */
  termsVersion: z.number().int().optional(),
});
export type PaymentIntentResponse = z.infer<typeof PaymentIntentResponseSchema>;

/**
 * `POST /api/update-payment-intent`. `total` (euros) selects one of the server's own quotes and never sets an amount.
 * `discountCode` takes precedence (`null`: no code); the total is then only compared. `email` is for the first-order
 * check. `termsVersion`: the version of the terms beside the order button, which the order keeps; another one than the
 * newest is refused. Returns `PaymentIntentResponse`.
 */
export const UpdatePaymentIntentSchema = z.strictObject({
  paymentIntentId: PaymentIntentIdSchema,
  total: SumInCentsSchema,
  discountCode: DiscountCodeTextSchema.nullable().optional(),
  email: emailSchema('Ongeldig e-mailadres').optional(),
  termsVersion: z.number().int().positive().optional(),
});
export type UpdatePaymentIntent = z.infer<typeof UpdatePaymentIntentSchema>;

/** The order of an `already-paid` refusal. `isPaid` is false while the bank is processing its payment. */
export const AlreadyPaidSchema = z.object({ orderNumber: z.string(), isPaid: z.boolean() });
export type AlreadyPaid = z.infer<typeof AlreadyPaidSchema>;

/** `POST /api/checkout/settle`: settles the payment now. */
export const SettleCheckoutSchema = z.strictObject({ paymentIntentId: PaymentIntentIdSchema });

/** A subscription that a payment starts, and what a delivery of it costs with its shipping. */
const StartedPlanSchema = z.object({
  /** The id of its line. */
  id: z.string(),
  jars: z.number().int(),
  frequency: z.number().int(),
  shippingCents: cents,
  deliveryCents: cents,
  /** The day in Amsterdam; null until the payment is received, which starts the subscription. */
  nextDeliveryDate: z.string().nullable(),
});
export type StartedPlan = z.infer<typeof StartedPlanSchema>;

const receiptLine = { id: true, slug: true, name: true, quantity: true, totalCents: true, subscription: true } as const;

/** What the result page shows of an order: what was bought, for how much, when it leaves and what it starts. */
export const ReceiptSchema = QuoteSchema.omit({ lines: true }).extend({
  lines: z.array(QuoteLineSchema.pick(receiptLine).extend({ imageUrl: z.string() })),
  plans: z.array(StartedPlanSchema),
  /** When the order was placed (ISO 8601). Only tabs of an earlier version read it. */
  placedAt: z.string(),
  /** The day on which the shop promised to send it; null until the payment is received. A server of an earlier version sends none. */
  dispatchOn: z.string().nullable().optional(),
  /** The Dutch name of what paid. Null while unknown. */
  paymentMethod: z.string().nullable(),
});
export type Receipt = z.infer<typeof ReceiptSchema>;

export const SettledCheckoutSchema = z.object({
  status: z.enum(['succeeded', 'processing', 'canceled', 'failed']),
  orderNumber: z.string().nullable(),
  /** Bought pieces by basket line id, which the browser subtracts from its basket. Empty without an order. */
  lines: z.array(z.object({ id: z.string(), quantity: z.number().int() })),
  /** Absent without an order, or when its checkout was lost. */
  receipt: ReceiptSchema.optional(),
});
export type SettledCheckout = z.infer<typeof SettledCheckoutSchema>;

/** Step 1 of the checkout form. The payment carries these data to the provider. */
export const CheckoutDetailsSchema = z.object({
  email: emailSchema('Ongeldig e-mailadres'),
  phone: PhoneSchema,
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  address: StreetLineSchema,
  city: TownSchema,
  postalCode: PostalCodeSchema,
  country: z.string().min(1, 'Land is verplicht'),
});
export type CheckoutDetails = z.infer<typeof CheckoutDetailsSchema>;

/** Why a payment cannot begin, from a basket or by a link. */
export const paymentRefusals = [
  'product-unavailable',
  'out-of-stock',
  'checkout-busy',
  'too-many-pieces',
  'too-much-held',
  'product-share',
  'too-many-checkouts',
  'too-many-declines',
  'payment-locked',
  'already-paid',
  'payment-provider-unavailable',
  'total-too-low',
  'too-many-attempts',
] as const;

const shopper = endpoints({ access: 'shopper' });

export const createPaymentIntent = shopper('POST /api/create-payment-intent', {
  summary: 'Prices the basket and responds with its payment.',
  body: CreatePaymentIntentSchema,
  response: PaymentIntentResponseSchema,
  refuses: paymentRefusals,
});

export const updatePaymentIntent = shopper('POST /api/update-payment-intent', {
  summary: 'Binds or unbinds a discount code.',
  body: UpdatePaymentIntentSchema,
  response: PaymentIntentResponseSchema,
  refuses: [
    'product-unavailable',
    'out-of-stock',
    'checkout-busy',
    'total-mismatch',
    'terms-changed',
    'payment-locked',
    'payment-not-found',
    'already-paid',
    'payment-provider-unavailable',
    ...discountRefusals,
    'total-too-low',
    'too-many-attempts',
  ],
});

export const settleCheckout = shopper('POST /api/checkout/settle', {
  summary:
    "Settles this shopper's payment and responds with its state, with the order number and lines once there is an order. Does not wait for read models: lists may lag.",
  body: SettleCheckoutSchema,
  response: SettledCheckoutSchema,
  refuses: ['payment-not-found', 'payment-locked', 'payment-provider-unavailable'],
});
