import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import {
  BasketItemSchema,
  CheckoutDetailsSchema,
  maxLinesPerBasket,
  PaymentIntentResponseSchema,
  paymentRefusals,
  QuoteSchema,
  UpdatePaymentIntentSchema,
} from '../checkout.js';
import { DiscountCodeTextSchema } from '../discounts.js';
import { endpoints } from '../endpoint.js';
import { discountRefusals } from '../errors.js';
import { emailSchema } from '../values/emails.js';
import { PhoneSchema } from '../values/phones.js';

/** How long the customer can pay a phone order by its link. */
export const daysToPay = 7;

/** `paid` and `processing` outrank the others: a payment may be under way when the link ends. */
export const phoneOrderStates = ['open', 'processing', 'paid', 'expired', 'withdrawn'] as const;
export type PhoneOrderState = (typeof phoneOrderStates)[number];

/** Who receives a phone order, and where. */
export const PhoneOrderDetailsSchema = CheckoutDetailsSchema.omit({ country: true }).extend({
  phone: PhoneSchema.meta({ examples: ['0612345678'] }),
});
export type PhoneOrderDetails = z.infer<typeof PhoneOrderDetailsSchema>;

/** One-off pieces by the id of their product. */
const items = z
  .array(BasketItemSchema.pick({ quantity: true }).extend({ id: z.int().positive() }), { error: 'Kies een product' })
  .min(1, 'Kies minstens één product')
  .max(maxLinesPerBasket, 'Dit zijn te veel producten')
  .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, 'Kies elk product één keer');
const discountCode = DiscountCodeTextSchema.nullable().default(null);
/** The id of an order that has not left: what is ordered is packed with it and ships for free. */
const addsTo = z.string().max(60).nullable().default(null);

/** `POST /api/admin/phone-orders/quote`. `email`: for a code that only a first order may use. */
export const QuotePhoneOrderSchema = z.strictObject({
  items,
  discountCode,
  addsTo,
  email: emailSchema('Ongeldig e-mailadres').optional(),
});

/** `POST /api/admin/phone-orders`. `id`: drawn by the caller, so that a repeat makes nothing twice. Prices are the shop's. */
export const PlacePhoneOrderSchema = PhoneOrderDetailsSchema.extend({
  id: z.uuid('Ongeldig kenmerk'),
  items,
  discountCode,
  addsTo,
}).strict();
export type PlacePhoneOrder = z.input<typeof PlacePhoneOrderSchema>;

/** `link`: the page where the customer pays. */
export const PhoneOrderLinkSchema = z.object({ link: z.string() });

/** `orderNumber`: set once it is paid, or its payment is processing. `addsTo`: the number of the order that it is added to. */
export const PhoneOrderSchema = z.object({
  id: z.uuid(),
  customerName: z.string(),
  customerEmail: z.string(),
  totalAmount: DecimalSchema,
  pieces: z.number().int(),
  state: z.enum(phoneOrderStates),
  orderNumber: z.string().nullable(),
  addsTo: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type PhoneOrder = z.infer<typeof PhoneOrderSchema>;

/** What the form of a new order begins with, as stored. `orderNumber`: of the order that it begins with. `items`: what is still for sale; empty for a customer. */
export const PhoneOrderStartSchema = z.object({
  details: z.object({
    email: z.string(),
    phone: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
  }),
  items: z.array(z.object({ id: z.number().int(), quantity: z.number().int() })),
  orderNumber: z.string().nullable(),
});
export type PhoneOrderStart = z.infer<typeof PhoneOrderStartSchema>;

/** `GET /api/admin/phone-orders`. `addsTo`: those that are added to the order of this id. */
export const PhoneOrderListQuerySchema = z.strictObject({ addsTo: z.string().max(60).optional() });

const sales = endpoints({ access: 'staff', permission: 'customers' });
const additionRefusals = ['order-not-found', 'order-not-paid', 'order-cancelled', 'nothing-to-ship'] as const;

export const quotePhoneOrder = sales('POST /api/admin/phone-orders/quote', {
  summary: 'Prices a phone order as the shop would. Reserves nothing.',
  body: QuotePhoneOrderSchema,
  response: QuoteSchema,
  refuses: ['product-unavailable', 'total-too-low', ...additionRefusals, ...discountRefusals],
});

export const placePhoneOrder = sales('POST /api/admin/phone-orders', {
  summary: `Makes an order that the customer agrees to and pays by a mailed link, within ${daysToPay} days. Reserves nothing. One open link for each order that is added to.`,
  body: PlacePhoneOrderSchema,
  response: PhoneOrderLinkSchema,
  refuses: [
    'product-unavailable',
    'total-too-low',
    'addition-open',
    'done-otherwise',
    ...additionRefusals,
    ...discountRefusals,
  ],
});

export const listPhoneOrders = sales('GET /api/admin/phone-orders', {
  summary: 'The latest phone orders, newest first, at most 200.',
  query: PhoneOrderListQuerySchema,
  response: z.array(PhoneOrderSchema),
});

export const showPhoneOrderLink = sales('GET /api/admin/phone-orders/:id/link', {
  summary: 'The payment link of a phone order, to tell the customer otherwise than by mail.',
  params: { id: 'uuid' },
  response: PhoneOrderLinkSchema,
  refuses: ['payment-link-unknown'],
});

export const withdrawPhoneOrder = sales('POST /api/admin/phone-orders/:id/withdrawal', {
  summary: 'Ends the payment link of a phone order. A payment that was made counts.',
  params: { id: 'uuid' },
  refuses: ['payment-link-unknown', 'payment-link-closed', 'payment-provider-unavailable'],
});

export const startFromOrder = sales('GET /api/admin/orders/:id/duplicate', {
  summary: 'What a copy of an order begins with: its buyer, and its products that are for sale. Plans become pieces.',
  response: PhoneOrderStartSchema,
  refuses: ['order-not-found'],
});

export const startFromCustomer = sales('GET /api/admin/customers/:id/new-order', {
  summary: 'What an order for a customer begins with: the buyer of the newest order, else the profile.',
  params: { id: 'integer' },
  response: PhoneOrderStartSchema,
  refuses: ['not-found'],
});

const token = z.string().max(200);

/** `POST /api/payment-links`: what the link is for. Quote and address only while it is open. */
export const LookAtPaymentLinkSchema = z.strictObject({ token });
export const PaymentLinkSchema = z.object({
  state: z.enum(phoneOrderStates),
  orderNumber: z.string().nullable(),
  expiresAt: z.string(),
  quote: QuoteSchema.nullable(),
  details: PhoneOrderDetailsSchema.nullable(),
});
export type PaymentLink = z.infer<typeof PaymentLinkSchema>;

/** `POST /api/payment-links/agreement`: like `POST /api/update-payment-intent`, for the payment of the link. */
export const AgreeToPaymentLinkSchema = UpdatePaymentIntentSchema.omit({ email: true }).extend({ token }).strict();

const shopper = endpoints({ access: 'shopper' });

export const lookAtPaymentLink = shopper('POST /api/payment-links', {
  summary: 'What a payment link is for, and whether it can be paid. Settles a payment that was made.',
  body: LookAtPaymentLinkSchema,
  response: PaymentLinkSchema,
  refuses: ['payment-link-unknown', 'payment-locked', 'payment-provider-unavailable'],
});

export const payByLink = shopper('POST /api/payment-links/payment', {
  summary: 'Reserves the pieces of a phone order and responds with its payment, one for all tabs.',
  body: LookAtPaymentLinkSchema,
  response: PaymentIntentResponseSchema,
  refuses: ['payment-link-unknown', 'payment-link-closed', ...paymentRefusals],
});

export const agreeToPaymentLink = shopper('POST /api/payment-links/agreement', {
  summary: 'The customer agrees to the total and the terms of a phone order.',
  body: AgreeToPaymentLinkSchema,
  response: PaymentIntentResponseSchema,
  refuses: [
    'payment-link-unknown',
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
