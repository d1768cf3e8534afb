import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { OptionalPhoneSchema } from '../values/phones.js';
import {
  nameMistakeOf,
  PostalCodeSchema,
  StreetLineSchema,
  textSchema,
  TownSchema,
} from '../values/postal-addresses.js';
import { typedName } from '../values/typed-text.js';

/** `GET /api/admin/orders/{id}/address`. `version`: how often it has changed. */
export const DeliveryAddressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  version: z.number().int(),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddressSchema>;

/**
 * `PUT /api/admin/orders/{id}/address` (204). `id`: drawn by the caller, so that a repeat changes nothing. `version`: what the
 * caller saw; 409 `address-changed` when a colleague changed the address since. 409 `nothing-to-ship` once the last
 * parcel has left.
 */
export const ChangeDeliveryAddressSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  version: z.int().min(0),
  name: textSchema('Naam is verplicht', nameMistakeOf, 'Sanne de Vries', typedName),
  phone: OptionalPhoneSchema,
  address: StreetLineSchema,
  postalCode: PostalCodeSchema,
  city: TownSchema,
});
export type ChangeDeliveryAddress = z.infer<typeof ChangeDeliveryAddressSchema>;

const customers = endpoints({ access: 'staff', permission: 'customers' });

export const findDeliveryAddress = customers('GET /api/admin/orders/:id/address', {
  summary: 'Where the parcels of an order go, with the phone number.',
  response: DeliveryAddressSchema,
  refuses: ['order-not-found', 'customer-erased'],
});

export const changeDeliveryAddress = customers('PUT /api/admin/orders/:id/address', {
  summary:
    'Changes where the parcels that have not left go, with those of what was added. Subscriptions and documents keep theirs.',
  body: ChangeDeliveryAddressSchema,
  refuses: ['order-not-found', 'order-cancelled', 'nothing-to-ship', 'address-changed', 'customer-erased'],
});
