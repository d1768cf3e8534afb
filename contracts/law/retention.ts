import { z } from 'zod';
import { endpoints } from '../endpoint.js';

/**
 * A row of `GET /api/admin/retention`: a table, what it keeps and why, and for how long, in Dutch. `removed`: rows that
 * went at the end of their term in the last 12 months.
 */
export const RetentionRuleSchema = z.object({
  table: z.string(),
  what: z.string(),
  why: z.string(),
  term: z.string(),
  removed: z.object({ removed: z.number().int(), lastAt: z.string() }).nullable(),
});
export type RetentionRule = z.infer<typeof RetentionRuleSchema>;

const settings = endpoints({ access: 'staff', permission: 'settings' });

export const showRetention = settings('GET /api/admin/retention', {
  summary: 'What is kept, why and for how long, and what was removed.',
  response: z.array(RetentionRuleSchema),
});
