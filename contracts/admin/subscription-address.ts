import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { PostalCodeSchema, StreetLineSchema, TownSchema } from '../values/postal-addresses.js';

/**
 * Where the coming orders of a subscription go. `id`: drawn by the caller, so that a repeat changes nothing. `version`: what the
 * caller saw; 409 `address-changed` when a colleague changed the address since.
 */
export const SubscriptionAddressSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  version: z.int().min(0),
  address: StreetLineSchema,
  postalCode: PostalCodeSchema,
  city: TownSchema,
});
export type SubscriptionAddress = z.infer<typeof SubscriptionAddressSchema>;

/** `version`: how often it has changed. */
export const ShownAddressSchema = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  version: z.number().int(),
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
  refuses: ['subscription-not-found', 'subscription-cancelled', 'address-changed', 'customer-erased'],
});
