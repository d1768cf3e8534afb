import { z } from 'zod';
import { DecimalSchema } from './money.js';

/** `GET /api/settings/shipping`: orders at or above the threshold ship free. */
export const ShippingSettingsSchema = z.object({
  freeShippingThreshold: DecimalSchema,
  shippingCost: DecimalSchema,
});
export type ShippingSettings = z.infer<typeof ShippingSettingsSchema>;

/** `GET /api/shop`: what the front end must know before it can draw itself. */
export const ShopInfoSchema = z.object({
  brand: z.string(),
  email: z.string(),
  supportHours: z.string(),
  stripePublishableKey: z.string(),
  gate: z.enum(['open', 'locked', 'off']),
  demo: z.boolean(),
});
export type ShopInfo = z.infer<typeof ShopInfoSchema>;

/** `POST /api/access-gate`. */
export const AccessCodeSchema = z.strictObject({ code: z.string().max(16) });
