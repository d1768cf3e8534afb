import { endpoints } from '../endpoint.js';
import { StaffLoginSchema, StaffMemberSchema, CurrentStaffSchema } from './account.js';
import { StaffLoginResultSchema, FactorCodeSchema, PasskeyProofSchema, PasskeyOptionsSchema } from './factors.js';

const open = endpoints({ access: 'open' });
const staff = endpoints({ access: 'staff' });

export const sendCode = open('POST /api/admin/login/code', {
  summary: 'Takes a code of the app or a recovery code after the password.',
  body: FactorCodeSchema,
  response: StaffMemberSchema,
  refuses: ['login-expired', 'wrong-factor', 'too-many-attempts'],
});

export const preparePasskey = open('POST /api/admin/login/passkey/options', {
  summary: 'Returns the options of a passkey prompt: for the account whose password was right, else for any account.',
  response: PasskeyOptionsSchema,
});

export const sendPasskey = open('POST /api/admin/login/passkey', {
  summary: 'Logs in with a passkey.',
  body: PasskeyProofSchema,
  response: StaffMemberSchema,
  refuses: ['wrong-factor', 'too-many-attempts'],
});

export const login = open('POST /api/admin/login', {
  summary: 'Starts a staff session, or names the factors of which one has to follow.',
  body: StaffLoginSchema,
  response: StaffLoginResultSchema,
  refuses: ['wrong-credentials', 'initial-password-expired', 'too-many-attempts'],
});

export const showOwnAccount = staff('GET /api/admin/me', {
  summary: 'The member of staff who is logged in.',
  response: CurrentStaffSchema,
});

export const logout = staff('POST /api/admin/logout', { summary: 'Ends the session.' });
