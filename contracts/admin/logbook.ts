import { z } from 'zod';

export const loginOutcomes = ['logged-in', 'wrong-credentials', 'too-many-attempts'] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

/**
 * A row of `GET /api/admin/logbook`: an attempt to log in as staff in the last 13 months, newest first; `status` filters
 * by `outcome`. `email`: null when the account is unknown or gone, whatever was typed. `network`: the IPv4 address or the
 * IPv6 /64. `browser`: such as `Firefox, Windows`; null when unknown. `isKnownDevice`: the account logged in there before.
 */
export const LogbookEntrySchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  outcome: z.enum(loginOutcomes),
  email: z.string().nullable(),
  network: z.string(),
  browser: z.string().nullable(),
  isKnownDevice: z.boolean(),
});
export type LogbookEntry = z.infer<typeof LogbookEntrySchema>;
