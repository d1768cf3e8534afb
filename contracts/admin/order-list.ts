import { z } from 'zod';
import { ShopDaySchema } from '../values/shop-day.js';
import { TaggedListQuerySchema } from './tags.js';

export const paymentStates = ['paid', 'unpaid'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** `open`: requested and not paid back yet, beside what was refunded before. */
export const refundStates = ['none', 'open', 'partly', 'fully'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * The query of the list of orders. `from` and `to`: the day of the order on the shop's calendar, both inclusive. `payment` and `refund`
 * need the permission `sales`.
 */
export const OrderListQuerySchema = TaggedListQuerySchema.extend({
  from: ShopDaySchema.optional(),
  to: ShopDaySchema.optional(),
  payment: z.enum(paymentStates, { error: 'Onbekende betaling' }).optional(),
  refund: z.enum(refundStates, { error: 'Onbekende terugbetaling' }).optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuerySchema>;
