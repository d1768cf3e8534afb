import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { ShopDaySchema } from '../values/shop-day.js';

/** The rules of dispatch, as `DispatchRules` has them. */
export const DispatchRulesSchema = z.strictObject({
  cutOffHour: z.int().min(1, 'Kies een uur').max(23, 'Kies een uur'),
  closed: z
    .array(
      z
        .strictObject({ from: ShopDaySchema, until: ShopDaySchema })
        .refine(({ from, until }) => from <= until, { path: ['until'], error: 'Kies een dag op of na de eerste' })
        .meta({ examples: [{ from: '2099-07-20', until: '2099-07-31' }] }),
    )
    .max(30, 'Gebruik hoogstens 30 periodes'),
});

/** `GET /api/admin/settings/dispatch`. */
export const AdminDispatchRulesSchema = DispatchRulesSchema.extend({ version: z.number().int() });
export type AdminDispatchRules = z.infer<typeof AdminDispatchRulesSchema>;

/**
 * `POST /api/admin/settings/dispatch` (returns AdminDispatchRules). Forgets periods that are over. `version` is the loaded
 * version: 409 `conflict` when a colleague saved something else since.
 */
export const SaveDispatchRulesSchema = DispatchRulesSchema.extend({ version: z.number().int().optional() });
export type SaveDispatchRules = z.infer<typeof SaveDispatchRulesSchema>;

const settings = endpoints({ access: 'staff', permission: 'settings' });

export const findDispatchRules = settings('GET /api/admin/settings/dispatch', {
  summary: 'Until when an order leaves the same day, and when the shop sends nothing.',
  response: AdminDispatchRulesSchema,
});

export const saveDispatchRules = settings('POST /api/admin/settings/dispatch', {
  summary: 'Saves the cut-off hour and the closed days. Orders keep the day they were promised.',
  body: SaveDispatchRulesSchema,
  response: AdminDispatchRulesSchema,
  refuses: ['conflict'],
});
