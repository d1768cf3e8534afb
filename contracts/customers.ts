import { z } from 'zod';
import { DecimalSchema } from './amounts.js';
import { OrderItemSchema, orderStatuses } from './orders.js';
import { OptionalPhoneSchema } from './phones.js';
import {
  OptionalPostalCodeSchema,
  OptionalStreetLineSchema,
  PostalCodeSchema,
  StreetLineSchema,
} from './postal-addresses.js';

const EmailSchema = z.email('Voer een geldig emailadres in').max(254, 'Voer een geldig emailadres in');
const optionalText = z.string().trim().max(200, 'Gebruik hooguit 200 tekens');
const text = (missing: string) => optionalText.min(1, missing);

/** `POST /api/auth/send-code`. Answers the same for known and unknown addresses. */
export const SendCodeSchema = z.strictObject({ email: EmailSchema });
export type SendCode = z.infer<typeof SendCodeSchema>;

/**
 * The answer of `POST /api/auth/send-code` and `POST /api/customer/erasure/code`. `delayed`: the code was not mailed
 * within two seconds, so it comes later; tell the visitor. The code itself only works in the browser that asked for it.
 */
export const SentCodeSchema = z.object({ delayed: z.boolean() });
export type SentCode = z.infer<typeof SentCodeSchema>;

export const LoginCodeSchema = z.string().regex(/^\d{6}$/, 'Vul de 6 cijfers van je code in');

/** `POST /api/auth/verify-code`. */
export const VerifyCodeSchema = z.strictObject({ email: EmailSchema, code: LoginCodeSchema });
export type VerifyCode = z.infer<typeof VerifyCodeSchema>;

/** `GET /api/auth/me` (null for a visitor without a session) and the answer of `PATCH /api/auth/profile`. */
export const CustomerSchema = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
});
export type Customer = z.infer<typeof CustomerSchema>;

/** The answer of `POST /api/auth/verify-code`. */
export const VerifiedLoginSchema = z.object({ isNewCustomer: z.boolean(), customer: CustomerSchema });
export type VerifiedLogin = z.infer<typeof VerifiedLoginSchema>;

/** `PATCH /api/auth/profile`. An empty optional field is stored as "not given". */
export const ProfileSchema = z.strictObject({
  firstName: text('Voornaam is verplicht'),
  lastName: text('Achternaam is verplicht'),
  phone: OptionalPhoneSchema.optional(),
  address: OptionalStreetLineSchema.optional(),
  postalCode: OptionalPostalCodeSchema.optional(),
  city: optionalText.optional(),
});
export type Profile = z.infer<typeof ProfileSchema>;

/**
 * `POST /api/customer/shipping-addresses` (201) and `PATCH …/{id}` with the same body; both answer the saved address,
 * `DELETE …/{id}` answers 204. Somebody with addresses has one default: the first is it in any case, it moves by
 * making another the default, and the newest takes over when it is deleted. 409 `too-many-addresses` above 20.
 */
export const ShippingAddressSchema = z.strictObject({
  firstName: text('Voornaam is verplicht'),
  lastName: text('Achternaam is verplicht'),
  address: StreetLineSchema,
  city: text('Plaats is verplicht'),
  postalCode: PostalCodeSchema,
  country: text('Land is verplicht'),
  isDefault: z.boolean(),
});
export type ShippingAddress = z.infer<typeof ShippingAddressSchema>;

/** `GET /api/customer/shipping-addresses` (the default first): a list of these. Older ones may be less complete. */
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

/** `GET /api/customer/orders`: at most 100 orders a page; `cursor` is the id of the last order of the page before. */
export const CustomerOrdersPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(100).optional(),
});
export type CustomerOrdersPage = z.infer<typeof CustomerOrdersPageSchema>;

/** `GET /api/customer/orders?limit=&cursor=` (newest first, a list) and `GET /api/customer/orders/{id}`. */
export const CustomerOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  totalAmount: DecimalSchema,
  subtotalAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  discountAmount: DecimalSchema,
  refundedAmount: DecimalSchema,
  customerName: z.string(),
  shippingAddress: z.string(),
  shippingPostalCode: z.string(),
  shippingCity: z.string(),
  items: z.array(OrderItemSchema),
});
export type CustomerOrder = z.infer<typeof CustomerOrderSchema>;

/** `GET /api/customer/export`: everything that is kept about oneself, by where it is kept, as an attachment. */
export const CustomerExportSchema = z.record(z.string(), z.array(z.unknown()));
export type CustomerExport = z.infer<typeof CustomerExportSchema>;

/**
 * `POST /api/customer/erasure` (204, and the session is over): the code that `POST /api/customer/erasure/code`
 * mailed. It cannot be undone.
 */
export const EraseAccountSchema = z.strictObject({ code: LoginCodeSchema });
export type EraseAccount = z.infer<typeof EraseAccountSchema>;
