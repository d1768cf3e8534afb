import { z } from 'zod';
import { emailSchema } from '../emails.js';
import { NewPasswordSchema } from './account.js';
import { staffRoles } from './permissions.js';

/** `invited`: has not chosen a password yet. `disabled`: may not log in, and has no sessions. */
export const colleagueStates = ['active', 'invited', 'disabled'] as const;
export type ColleagueState = (typeof colleagueStates)[number];

/**
 * A row of `GET /api/admin/staff`. `lastSeenAt`: ISO 8601, null before the first login. `linkUntil`: when the link to
 * choose a password expires; null without one.
 */
export const ColleagueSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(colleagueStates),
  lastSeenAt: z.string().nullable(),
  linkUntil: z.string().nullable(),
});
export type Colleague = z.infer<typeof ColleagueSchema>;

/** `POST /api/admin/staff` (204). */
export const InviteColleagueSchema = z.strictObject({
  email: emailSchema('Vul een geldig e-mailadres in'),
  role: z.enum(staffRoles, { error: 'Kies een rol' }),
});
export type InviteColleague = z.infer<typeof InviteColleagueSchema>;

/** `PATCH /api/admin/staff/{id}/role` (204). */
export const ChangeRoleSchema = z.strictObject({ role: z.enum(staffRoles, { error: 'Kies een rol' }) });
export type ChangeRole = z.infer<typeof ChangeRoleSchema>;

/** Hours that the link of an invitation works. */
export const invitationHours = 48;

const InvitationTokenSchema = z.string().min(1).max(200);

/** `POST /api/admin/invitations/find`: whose link it is. */
export const FindInvitationSchema = z.strictObject({ token: InvitationTokenSchema });
export type FindInvitation = z.infer<typeof FindInvitationSchema>;
export const InvitationSchema = z.object({ email: z.string() });
export type Invitation = z.infer<typeof InvitationSchema>;

/** `POST /api/admin/invitations/accept` (204). */
export const AcceptInvitationSchema = z.strictObject({ token: InvitationTokenSchema, password: NewPasswordSchema });
export type AcceptInvitation = z.infer<typeof AcceptInvitationSchema>;
