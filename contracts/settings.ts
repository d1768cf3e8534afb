import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from './values/amounts.js';
import { DispatchRulesSchema } from './shipping/dispatch-settings.js';
import { endpoint, endpoints } from './endpoint.js';
import { BlockSchema } from './law/legal-pages.js';
import { shopTextNames } from './shop-texts/names.js';

/** A `BasketPromotion` of `pricing/`. */
const BasketPromotionSchema = z.object({
  id: z.number().int(),
  priority: z.number().int(),
  isExclusive: z.boolean(),
  benefit: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('percentage'), percent: z.number() }),
      z.object({ type: z.literal('amount'), cents: z.number().int() }),
    ])
    .meta({ examples: [{ type: 'percentage', percent: 10 }] }),
  minSubtotalCents: z.number().int(),
});

/** `GET /api/settings/shipping`: orders at or above the threshold ship free. `promotions`: on the whole basket; absent without one. */
export const ShippingSettingsSchema = z.object({
  freeShippingThreshold: DecimalSchema,
  shippingCost: DecimalSchema,
  promotions: z.array(BasketPromotionSchema).optional(),
});
export type ShippingSettings = z.infer<typeof ShippingSettingsSchema>;

/** The promises of the storefront that staff can hide: three of the banner, three of home. */
export const claimNames = [
  'banner-one-plus-one',
  'banner-organic',
  'banner-honest',
  'rating',
  'natural',
  'plan-discount',
] as const;
export type ClaimName = (typeof claimNames)[number];

const shown = z.array(z.enum(claimNames, { error: 'Onbekende tekst' }));

/** `GET /api/admin/settings/claims`: the promises that the storefront shows. */
export const ClaimsSchema = z.object({ shown, version: z.number().int() });
export type Claims = z.infer<typeof ClaimsSchema>;

/**
 * `POST /api/admin/settings/claims` (returns Claims). `version` is the loaded version: 409 `conflict` when a colleague
 * saved something else since.
 */
export const SaveClaimsSchema = z.strictObject({ shown, version: z.number().int().optional() });
export type SaveClaims = z.infer<typeof SaveClaimsSchema>;

/** What labels print of the company (regulation (EU) 1169/2011, art. 8(1) and 9(1)(h)). */
export const FoodBusinessSchema = z.object({ name: z.string(), address: z.string() });
export type FoodBusiness = z.infer<typeof FoodBusinessSchema>;

/** `GET /api/shop`: what the front end needs before its first render. */
export const ShopInfoSchema = z.object({
  /** The public address of the shop, without a trailing slash. */
  url: z.url().meta({ examples: ['https://gommie.example'] }),
  brand: z.string(),
  email: z.string(),
  supportHours: z.string(),
  stripePublishableKey: z.string(),
  /** The names of what a shopper can pay with, brands of cards included. */
  payments: z.array(z.string()),
  /** The promises that staff shows. */
  claims: z.array(z.enum(claimNames)),
  /** The texts of the storefront that staff changed. Pages have the first texts in their code; absent without a change. */
  texts: z.array(z.object({ name: z.enum(shopTextNames), blocks: z.array(BlockSchema) })).optional(),
  /** Null until staff enters the address of the company. */
  foodBusiness: FoodBusinessSchema.nullable(),
  /** When parcels leave. */
  dispatch: DispatchRulesSchema,
  gate: z.enum(['open', 'locked', 'off']),
  demo: z.boolean(),
});
export type ShopInfo = z.infer<typeof ShopInfoSchema>;

/** `POST /api/access-gate`. */
export const AccessCodeSchema = z.strictObject({ code: z.string().max(16) });

/** `GET /api/admin/settings`. Euros with two decimals. */
export const AdminSettingsSchema = z.object({
  free_shipping_threshold: DecimalSchema,
  shipping_cost: DecimalSchema,
  version: z.number().int(),
});
export type AdminSettings = z.infer<typeof AdminSettingsSchema>;

const requiredAmount = z
  .union([z.string().trim().min(1, 'Verplicht veld'), z.number()], { error: 'Verplicht veld' })
  .meta({ examples: ['24.95'] })
  .pipe(AmountInCentsSchema)
  .refine((cents) => cents <= 1_000_000, 'Vul een bedrag in tot € 10.000');

/**
 * `POST /api/admin/settings` (returns AdminSettings): euros, as a number or text. Parsed as cents. `version` is the
 * loaded version: 409 `conflict` when a colleague saved something else since.
 */
export const SaveSettingsSchema = z.strictObject({
  free_shipping_threshold: requiredAmount,
  shipping_cost: requiredAmount,
  version: z.number().int().optional(),
});

const open = endpoints({ access: 'open' });
const settings = endpoints({ access: 'staff', permission: 'settings' });

export const openGate = open('POST /api/access-gate', {
  summary: 'Opens the shop for this browser.',
  body: AccessCodeSchema,
  refuses: ['wrong-access-code', 'too-many-attempts'],
});

export const findSettings = settings('GET /api/admin/settings', {
  summary: 'The shipping cost, and the amount from which shipping is free.',
  response: AdminSettingsSchema,
});

export const saveSettings = settings('POST /api/admin/settings', {
  summary: 'Saves the settings of the shop.',
  body: SaveSettingsSchema,
  response: AdminSettingsSchema,
  refuses: ['conflict'],
});

export const findClaims = settings('GET /api/admin/settings/claims', {
  summary: 'The promises that the storefront shows.',
  response: ClaimsSchema,
});

export const saveClaims = settings('POST /api/admin/settings/claims', {
  summary: 'Saves which claims and banners the pages show.',
  body: SaveClaimsSchema,
  response: ClaimsSchema,
  refuses: ['conflict'],
});

export const showShop = open('GET /api/shop', {
  summary: 'What the front end needs before its first render.',
  response: ShopInfoSchema,
});

export const showShippingSettings = endpoint('GET /api/settings/shipping', {
  access: 'shopper',
  summary: 'What shipping costs, and from which amount it is free.',
  response: ShippingSettingsSchema,
});
