import { z } from 'zod';
import { endpoint } from '../endpoint.js';

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

export const listSessions = endpoint('GET /api/admin/staff/:id/sessions', {
  access: 'staff',
  permission: 'accounts',
  summary: 'Sessions that still work, the last used first.',
  params: { id: 'integer' },
  response: z.array(StaffSessionSchema),
});

export const endSession = endpoint('DELETE /api/admin/staff/:id/sessions/:sessionId', {
  access: 'staff',
  permission: 'accounts',
  summary: 'Ends one session of a colleague.',
  params: { id: 'integer', sessionId: 'uuid' },
});

export const endSessions = endpoint('DELETE /api/admin/staff/:id/sessions', {
  access: 'staff',
  permission: 'accounts',
  summary: 'Ends the sessions of a colleague.',
  params: { id: 'integer' },
});

export const listOwnSessions = endpoint('GET /api/admin/me/sessions', {
  access: 'staff',
  summary: 'Sessions that still work, the last used first.',
  response: z.array(StaffSessionSchema),
});

export const endOwnSession = endpoint('DELETE /api/admin/me/sessions/:id', {
  access: 'staff',
  summary: 'Ends one other session.',
  params: { id: 'uuid' },
  refuses: ['factor-needed'],
});

export const endOtherSessions = endpoint('DELETE /api/admin/me/sessions', {
  access: 'staff',
  summary: 'Ends every session but that of the request.',
  refuses: ['factor-needed'],
});
