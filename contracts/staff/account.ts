import { z } from 'zod';
import { staffRoles } from './permissions.js';

export const leastPassword = 12;
export const mostPassword = 200;
const length = `Kies een wachtwoord van ${leastPassword} tot ${mostPassword} tekens`;

/** Every new password of staff: on screens, on the command line and in the configuration. */
export const NewPasswordSchema = z.string().min(leastPassword, length).max(mostPassword, length);

/** `POST /api/admin/login`. */
export const StaffLoginSchema = z.strictObject({
  email: z.email('Ongeldig e-mailadres'),
  password: z.string().min(1, 'Wachtwoord is verplicht').max(mostPassword),
});
export type StaffLogin = z.infer<typeof StaffLoginSchema>;

/** `GET /api/admin/me`. */
export const StaffMemberSchema = z.object({ id: z.number().int(), email: z.string(), role: z.enum(staffRoles) });
export type StaffMember = z.infer<typeof StaffMemberSchema>;
