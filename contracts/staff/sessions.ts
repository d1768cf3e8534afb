import { z } from 'zod';

/**
 * A session of a member of staff. `browser`: such as `Firefox, Windows`; null when unknown. `network`: the IPv4 address
 * or the IPv6 /64; null for a session of an earlier version. `isCurrent`: the session of the request.
 */
export const StaffSessionSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  network: z.string().nullable(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSessionSchema>;
