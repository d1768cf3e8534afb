import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { PostalCodeSchema, StreetLineSchema, TownSchema } from '../values/postal-addresses.js';

/** Where the coming orders of a subscription go. */
export const SubscriptionAddressSchema = z.strictObject({
  address: StreetLineSchema,
  postalCode: PostalCodeSchema,
  city: TownSchema,
});
export type SubscriptionAddress = z.infer<typeof SubscriptionAddressSchema>;

export const ShownAddressSchema = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type ShownAddress = z.infer<typeof ShownAddressSchema>;

const subscriptions = endpoints({ access: 'staff', permission: 'subscriptions' });

export const findSubscriptionAddress = subscriptions('GET /api/admin/subscriptions/:id/address', {
  summary: 'Where the coming orders go.',
  response: ShownAddressSchema,
  refuses: ['subscription-not-found', 'customer-erased'],
});

export const changeSubscriptionAddress = subscriptions('PATCH /api/admin/subscriptions/:id/address', {
  summary: 'Sends the coming orders to another address. Orders that were placed keep theirs.',
  body: SubscriptionAddressSchema,
  refuses: ['subscription-not-found', 'subscription-cancelled', 'customer-erased'],
});
