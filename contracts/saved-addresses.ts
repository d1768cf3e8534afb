import { z } from 'zod';
import { endpoints } from './endpoint.js';
import {
  FirstNameSchema,
  LastNameSchema,
  PostalCodeSchema,
  StreetLineSchema,
  TownSchema,
} from './values/postal-addresses.js';
import { typedText } from './values/typed-text.js';

/**
 * `POST /api/customer/shipping-addresses` (201) and `PATCH …/{id}` with the same body; both return the saved address;
 * `DELETE …/{id}` responds with 204. A customer with addresses has one default: the first address, until another one is
 * made the default. When the default is deleted, the newest becomes it. 409 `too-many-addresses` above 20.
 */
export const ShippingAddressSchema = z.strictObject({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  address: StreetLineSchema,
  city: TownSchema,
  postalCode: PostalCodeSchema,
  country: z.string().overwrite(typedText).min(1, 'Land is verplicht').max(200, 'Gebruik hoogstens 200 tekens'),
  isDefault: z.boolean(),
});
export type ShippingAddress = z.infer<typeof ShippingAddressSchema>;

/** `GET /api/customer/shipping-addresses` (the default first): a list of these. Older addresses may lack fields. */
export const SavedAddressSchema = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddressSchema>;

const customer = endpoints({ access: 'customer' });

export const listAddresses = customer('GET /api/customer/shipping-addresses', {
  summary: "The customer's addresses.",
  response: z.array(SavedAddressSchema),
});

export const addAddress = customer('POST /api/customer/shipping-addresses', {
  summary: 'Adds an address.',
  body: ShippingAddressSchema,
  response: SavedAddressSchema,
  status: 201,
  refuses: ['too-many-addresses'],
});

export const changeAddress = customer('PATCH /api/customer/shipping-addresses/:id', {
  summary: 'Changes an address.',
  body: ShippingAddressSchema,
  response: SavedAddressSchema,
  refuses: ['address-not-found'],
});

export const removeAddress = customer('DELETE /api/customer/shipping-addresses/:id', {
  summary: 'Removes an address.',
  refuses: ['address-not-found'],
});
