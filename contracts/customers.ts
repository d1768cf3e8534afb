import { z } from 'zod';
import { VatAmountSchema } from './tax/vat.js';
import { emailSchema } from './values/emails.js';
import { DecimalSchema } from './values/amounts.js';
import { ShippedParcelSchema } from './shipping/parcels.js';
import { OrderItemSchema, orderStatuses, ItemPiecesSchema } from './orders.js';
import { OptionalPhoneSchema } from './values/phones.js';
import {
  FirstNameSchema,
  LastNameSchema,
  OptionalPostalCodeSchema,
  OptionalStreetLineSchema,
  OptionalTownSchema,
} from './values/postal-addresses.js';
import { endpoints } from './endpoint.js';

const EmailSchema = emailSchema('Voer een geldig emailadres in');

/** `POST /api/auth/send-code`. Responds equally for known and unknown addresses. */
export const SendCodeSchema = z.strictObject({ email: EmailSchema });
export type SendCode = z.infer<typeof SendCodeSchema>;

/**
 * The response of `POST /api/auth/send-code` and `POST /api/customer/erasure/code`. `delayed`: the code was not mailed
 * within two seconds and arrives later; tell the visitor. The code works only in the browser that requested it.
 */
export const SentCodeSchema = z.object({ delayed: z.boolean() });
export type SentCode = z.infer<typeof SentCodeSchema>;

export const LoginCodeSchema = z.string().regex(/^\d{6}$/, 'Vul de 6 cijfers van je code in');

/** `POST /api/auth/verify-code`. */
export const VerifyCodeSchema = z.strictObject({ email: EmailSchema, code: LoginCodeSchema });
export type VerifyCode = z.infer<typeof VerifyCodeSchema>;

/** `GET /api/auth/me` (null for a visitor without a session) and the response of `PATCH /api/auth/profile`. */
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

/** The response of `POST /api/auth/verify-code`. */
export const VerifiedLoginSchema = z.object({ isNewCustomer: z.boolean(), customer: CustomerSchema });
export type VerifiedLogin = z.infer<typeof VerifiedLoginSchema>;

/**
 * `GET /api/customer/devices`: a browser in which the customer is logged in. `browser`: such as `Firefox, Windows`;
 * null when unknown. `lastUsedAt`: at most five minutes behind. `DELETE …/{id}` (204) ends one; without an id, all but
 * the current one.
 */
export const CustomerDeviceSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
});
export type CustomerDevice = z.infer<typeof CustomerDeviceSchema>;

/** `GET /api/admin/customers/{id}/devices`: the last used first. `DELETE` (204) logs the customer out everywhere. */
export const AdminCustomerDeviceSchema = CustomerDeviceSchema.omit({ isCurrent: true });
export type AdminCustomerDevice = z.infer<typeof AdminCustomerDeviceSchema>;

/** `PATCH /api/auth/profile`. An empty optional field is stored as absent. */
export const ProfileSchema = z.strictObject({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  phone: OptionalPhoneSchema.optional(),
  address: OptionalStreetLineSchema.optional(),
  postalCode: OptionalPostalCodeSchema.optional(),
  city: OptionalTownSchema.optional(),
});
export type Profile = z.infer<typeof ProfileSchema>;

/** `GET /api/customer/orders`: at most 100 orders a page; `cursor` is the id of the last order of the previous page. */
export const CustomerOrdersPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(100).optional(),
});
export type CustomerOrdersPage = z.infer<typeof CustomerOrdersPageSchema>;

/**
 * `GET /api/customer/orders?limit=&cursor=` (newest first, a list) and `GET /api/customer/orders/{id}`. `withdrawn`:
 * pieces that were withdrawn before shipping and are not shipped. `isWithdrawn`: no others are left to ship.
 */
export const CustomerOrderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  /** The day on which it was promised to leave; null until it is paid. */
  dispatchOn: z.string().nullable(),
  status: z.enum(orderStatuses),
  totalAmount: DecimalSchema,
  subtotalAmount: DecimalSchema,
  shippingAmount: DecimalSchema,
  discountAmount: DecimalSchema,
  refundedAmount: DecimalSchema,
  /** What the bank took back of it. A server of an earlier version sends none. */
  chargedBackAmount: DecimalSchema.optional(),
  vat: z.array(VatAmountSchema),
  /** The Dutch name of what paid; null when unknown. */
  paymentMethod: z.string().nullable(),
  customerName: z.string(),
  shippingAddress: z.string(),
  shippingPostalCode: z.string(),
  shippingCity: z.string(),
  items: z.array(OrderItemSchema.extend({ imageUrl: z.string() })),
  withdrawn: ItemPiecesSchema,
  isWithdrawn: z.boolean(),
  /** The pieces of the items that staff cancelled before they left. */
  cancelled: ItemPiecesSchema,
  /** Those that left, oldest first. */
  parcels: z.array(ShippedParcelSchema),
});
export type CustomerOrder = z.infer<typeof CustomerOrderSchema>;

/** A row of `explanation` in the export: what a place holds, why, for how long and who receives it, in Dutch. */
export const ExportExplanationSchema = z.object({
  place: z.string(),
  what: z.string(),
  why: z.string(),
  term: z.string(),
  recipients: z.string(),
});
export type ExportExplanation = z.infer<typeof ExportExplanationSchema>;

/**
 * `GET /api/customer/export`: all stored data about the customer, by place of storage, as an attachment. `explanation` has a
 * row for each place.
 */
export const CustomerExportSchema = z.record(z.string(), z.array(z.unknown()));
export type CustomerExport = z.infer<typeof CustomerExportSchema>;

/** `POST /api/customer/devices/proof` (204): takes a code of `POST /api/auth/send-code`. */
export const SessionProofSchema = z.strictObject({ code: LoginCodeSchema });
export type SessionProof = z.infer<typeof SessionProofSchema>;

/** `POST /api/customer/erasure` (204, ends the session): takes the mailed code. An erasure cannot be undone. */
export const EraseAccountSchema = z.strictObject({ code: LoginCodeSchema });
export type EraseAccount = z.infer<typeof EraseAccountSchema>;

const customer = endpoints({ access: 'customer' });
const shopper = endpoints({ access: 'shopper' });

export const listDevices = customer('GET /api/customer/devices', {
  summary: 'The browsers in which the customer is logged in: this one, then the last used.',
  response: z.array(CustomerDeviceSchema),
});

export const proveSession = customer('POST /api/customer/devices/proof', {
  summary: 'Proves by a code of `/api/auth/send-code` who uses this session, for ten minutes. Starts no other one.',
  body: SessionProofSchema,
  refuses: ['wrong-login-code', 'too-many-attempts'],
});

export const endDevice = customer('DELETE /api/customer/devices/:id', {
  summary: 'Logs another browser out. An id that is unknown, of somebody else or of this browser ends nothing.',
  params: { id: 'uuid' },
  refuses: ['fresh-login-needed'],
});

export const endOtherDevices = customer('DELETE /api/customer/devices', {
  summary: 'Logs all other browsers out.',
  refuses: ['fresh-login-needed'],
});

export const sendCode = shopper('POST /api/auth/send-code', {
  summary: 'Mails a code that is valid in this browser for ten minutes.',
  body: SendCodeSchema,
  response: SentCodeSchema,
  refuses: ['too-many-attempts'],
});

export const verifyCode = shopper('POST /api/auth/verify-code', {
  summary: 'Logs in, creates the customer on the first login, and mails about an unknown browser on later ones.',
  body: VerifyCodeSchema,
  response: VerifiedLoginSchema,
  refuses: ['wrong-login-code', 'too-many-attempts'],
});

export const showCurrentCustomer = shopper('GET /api/auth/me', {
  summary: 'The logged-in customer, or `null`. Clears an expired session together with the shopper id.',
  response: CustomerSchema.nullable(),
});

export const changeProfile = customer('PATCH /api/auth/profile', {
  summary: 'Changes the name and the phone number.',
  body: ProfileSchema,
  response: CustomerSchema,
});

export const logout = shopper('POST /api/auth/logout', { summary: 'Ends the session.' });

export const listOrders = customer('GET /api/customer/orders', {
  summary: "One's own orders, newest first.",
  query: CustomerOrdersPageSchema,
  response: z.array(CustomerOrderSchema),
});

export const findOrder = customer('GET /api/customer/orders/:id', {
  summary: "One of the customer's orders.",
  response: CustomerOrderSchema,
  refuses: ['order-not-found'],
});

export const exportData = customer('GET /api/customer/export', {
  summary: "Exports the customer's personal data as a file.",
  response: CustomerExportSchema,
});

export const sendErasureCode = customer('POST /api/customer/erasure/code', {
  summary: 'Mails the code that confirms an erasure.',
  response: SentCodeSchema,
  refuses: ['too-many-attempts'],
});

export const eraseAccount = customer('POST /api/customer/erasure', {
  summary: "Erases the customer's personal data for good; amounts and products stay.",
  body: EraseAccountSchema,
  refuses: ['wrong-login-code', 'too-many-attempts'],
});
