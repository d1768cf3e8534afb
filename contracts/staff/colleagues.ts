import { z } from 'zod';
import { emailSchema } from '../values/emails.js';
import { NewPasswordSchema } from './account.js';
import { staffRoles } from './permissions.js';
import { passwordRefusals } from '../errors.js';
import { endpoints } from '../endpoint.js';

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

/** Hours that the link of an invitation works. */
export const invitationHours = 48;

const InvitationTokenSchema = z.string().min(1).max(200);

/** `POST /api/admin/invitations/find`: whose link it is. */
export const FindInvitationSchema = z.strictObject({ token: InvitationTokenSchema });
export const InvitationSchema = z.object({ email: z.string() });
export type Invitation = z.infer<typeof InvitationSchema>;

/** `POST /api/admin/invitations/accept` (204). */
export const AcceptInvitationSchema = z.strictObject({ token: InvitationTokenSchema, password: NewPasswordSchema });
export type AcceptInvitation = z.infer<typeof AcceptInvitationSchema>;

const accounts = endpoints({ access: 'staff', permission: 'accounts' });
const open = endpoints({ access: 'open' });

export const resetFactors = accounts('POST /api/admin/staff/:id/reset-factors', {
  summary: "Removes the factors of a colleague who lost them and ends the colleague's sessions.",
  params: { id: 'integer' },
});

export const listStaff = accounts('GET /api/admin/staff', {
  summary: 'The accounts of the back office.',
  response: z.array(ColleagueSchema),
});

export const inviteColleague = accounts('POST /api/admin/staff', {
  summary: 'Adds an account and mails a link to choose a password.',
  body: InviteColleagueSchema,
  refuses: ['staff-exists'],
});

export const renewInvitation = accounts('POST /api/admin/staff/:id/invitation', {
  summary: 'Ends the sessions and mails a new link, which replaces the earlier one.',
  params: { id: 'integer' },
});

export const changeRole = accounts('PATCH /api/admin/staff/:id/role', {
  summary: 'Changes the role of a colleague.',
  params: { id: 'integer' },
  body: ChangeRoleSchema,
  refuses: ['last-owner'],
});

export const disableColleague = accounts('POST /api/admin/staff/:id/disable', {
  summary: 'Closes an account and ends its sessions.',
  params: { id: 'integer' },
  refuses: ['last-owner'],
});

export const enableColleague = accounts('POST /api/admin/staff/:id/enable', {
  summary: 'The account keeps its password and its role.',
  params: { id: 'integer' },
});

export const findInvitation = open('POST /api/admin/invitations/find', {
  summary: 'Says whose link it is.',
  body: FindInvitationSchema,
  response: InvitationSchema,
  refuses: ['invitation-expired'],
});

export const acceptInvitation = open('POST /api/admin/invitations/accept', {
  summary: 'Sets the password and ends every session of the account.',
  body: AcceptInvitationSchema,
  refuses: [...passwordRefusals, 'invitation-expired'],
});
