import { z } from 'zod';
import { ShopDaySchema } from '../values/shop-day.js';
import { TaggedListQuerySchema } from './tags.js';

/** `kept`: paid and not cancelled. */
export const paymentStates = ['paid', 'unpaid', 'kept'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `open`: requested and not paid back yet, beside what was refunded before. */
export const refundStates = ['none', 'open', 'partly', 'fully'] as const;
export type RefundState = (typeof refundStates)[number];

/** The day of an order that a period filters by, instead of the day on which it was placed. */
export const orderDays = ['paid'] as const;

/** Whether an order starts or delivers a subscription. */
export const orderKinds = ['subscription', 'one-off'] as const;
export type OrderKind = (typeof orderKinds)[number];

/**
 * The query of the list of orders. `from` and `to`: the day of the order on the shop's calendar, both inclusive; with
 * `day=paid` the day of its payment. `day`, `kind`, `payment` and `refund` need the permission `sales`.
 */
export const OrderListQuerySchema = TaggedListQuerySchema.extend({
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
  day: z.enum(orderDays, { error: 'Onbekende dag' }).optional(),
  kind: z.enum(orderKinds, { error: 'Onbekende soort' }).optional(),
  payment: z.enum(paymentStates, { error: 'Onbekende betaling' }).optional(),
  refund: z.enum(refundStates, { error: 'Onbekende terugbetaling' }).optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuerySchema>;
