import { z } from 'zod';
import { emailSchema } from '../values/emails.js';
import { staffRoles } from './permissions.js';

export const leastPassword = 12;
export const mostPassword = 200;
const length = `Kies een wachtwoord van ${leastPassword} tot ${mostPassword} tekens`;

/** Every new password of staff: on screens, on the command line and in the configuration. */
export const NewPasswordSchema = z.string().min(leastPassword, length).max(mostPassword, length);

/** `POST /api/admin/login`. */
export const StaffLoginSchema = z.strictObject({
  email: emailSchema('Ongeldig e-mailadres'),
  password: z.string().min(1, 'Wachtwoord is verplicht').max(mostPassword),
});
export type StaffLogin = z.infer<typeof StaffLoginSchema>;

export const StaffMemberSchema = z.object({ id: z.number().int(), email: z.string(), role: z.enum(staffRoles) });
export type StaffMember = z.infer<typeof StaffMemberSchema>;

/**
 * `GET /api/admin/me`. `lacksFactor`: a factor is required and not set up, so only the own account opens.
 * `hasInitialPassword`: somebody else set the password, so only the choice of an own one opens.
 */
export const CurrentStaffSchema = StaffMemberSchema.extend({
  lacksFactor: z.boolean(),
  hasInitialPassword: z.boolean(),
});
export type CurrentStaff = z.infer<typeof CurrentStaffSchema>;
