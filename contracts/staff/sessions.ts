import { z } from 'zod';
import { endpoints } from '../endpoint.js';

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

const accounts = endpoints({ access: 'staff', permission: 'accounts' });
const staff = endpoints({ access: 'staff' });

export const listSessions = accounts('GET /api/admin/staff/:id/sessions', {
  summary: 'Sessions that still work, the last used first.',
  params: { id: 'integer' },
  response: z.array(StaffSessionSchema),
});

export const endSession = accounts('DELETE /api/admin/staff/:id/sessions/:sessionId', {
  summary: 'Ends one session of a colleague.',
  params: { id: 'integer', sessionId: 'uuid' },
});

export const endSessions = accounts('DELETE /api/admin/staff/:id/sessions', {
  summary: 'Ends the sessions of a colleague.',
  params: { id: 'integer' },
});

export const listOwnSessions = staff('GET /api/admin/me/sessions', {
  summary: 'Sessions that still work, the last used first.',
  response: z.array(StaffSessionSchema),
});

export const endOwnSession = staff('DELETE /api/admin/me/sessions/:id', {
  summary: 'Ends one other session.',
  params: { id: 'uuid' },
  refuses: ['factor-needed'],
});

export const endOtherSessions = staff('DELETE /api/admin/me/sessions', {
  summary: 'Ends every session but that of the request.',
  refuses: ['factor-needed'],
});
