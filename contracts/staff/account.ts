import { z } from 'zod';
import { staffRoles } from './permissions.js';

/** `POST /api/admin/login`. */
export const StaffLoginSchema = z.strictObject({
  email: z.email('Ongeldig e-mailadres'),
  password: z.string().min(1, 'Wachtwoord is verplicht').max(200),
});
export type StaffLogin = z.infer<typeof StaffLoginSchema>;

/** `GET /api/admin/me`. */
export const StaffMemberSchema = z.object({ id: z.number().int(), email: z.string(), role: z.enum(staffRoles) });
export type StaffMember = z.infer<typeof StaffMemberSchema>;

export const shortestPassword = 12;

/** A password that a member of staff chooses. */
export const NewPasswordSchema = z
  .string({ error: 'Kies een wachtwoord' })
  .min(shortestPassword, `Gebruik minstens ${shortestPassword} tekens`)
  .max(200, 'Gebruik hooguit 200 tekens');
