import { z } from 'zod';
import { endpoints } from '../endpoint.js';

/** The days whose sales say how fast a product sells, and for how many days an order is meant. */
export const paceDays = 28;

/** Days between an order at the supplier and its arrival, until staff enters others. */
export const usualLeadDays = 14;

/**
 * A row of `GET /api/admin/inventory/reorder`: a product that sells from a limited stock, the shortest cover first.
 * `sold`: pieces in the last 28 days. `coverDays`: how long `available` lasts at that pace. `isShort`: it is gone before
 * an order of today arrives; `advised` pieces then last for four weeks after the arrival, else 0.
 */
export const ReorderLineSchema = z.object({
  productId: z.number().int(),
  productName: z.string(),
  available: z.number().int(),
  sold: z.number().int(),
  coverDays: z.number().int(),
  runsOutOn: z.string(),
  leadDays: z.number().int(),
  isShort: z.boolean(),
  advised: z.number().int(),
});
export type ReorderLine = z.infer<typeof ReorderLineSchema>;

/** `PUT /api/admin/inventory/lead-times/{productId}` (204). */
export const LeadTimeSchema = z.strictObject({
  leadDays: z
    .number({ error: 'Vul een aantal dagen in' })
    .int('Vul hele dagen in')
    .min(1, 'Vul minstens 1 dag in')
    .max(365, 'Vul hoogstens 365 dagen in'),
});
export type LeadTime = z.infer<typeof LeadTimeSchema>;

const stock = endpoints({ access: 'staff', permission: 'stock' });

export const listReorders = stock('GET /api/admin/inventory/reorder', {
  summary: 'What sells out when, and what to order now.',
  response: z.array(ReorderLineSchema),
});

export const saveLeadTime = endpoints({ access: 'staff', permission: 'change-stock' })(
  'PUT /api/admin/inventory/lead-times/:productId',
  {
    summary: 'Saves how long an order of a product takes at its supplier.',
    params: { productId: 'integer' },
    body: LeadTimeSchema,
    refuses: ['not-found'],
  },
);
