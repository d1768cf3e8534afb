import { endpoint } from '../endpoint.js';
import { StaffLoginSchema, StaffMemberSchema, CurrentStaffSchema } from './account.js';
import { StaffLoginResultSchema, FactorCodeSchema, PasskeyProofSchema, PasskeyOptionsSchema } from './factors.js';

export const sendCode = endpoint('POST /api/admin/login/code', {
  access: 'open',
  summary: 'Takes a code of the app or a recovery code after the password.',
  body: FactorCodeSchema,
  response: StaffMemberSchema,
  refuses: ['login-expired', 'wrong-factor', 'too-many-attempts'],
});

export const preparePasskey = endpoint('POST /api/admin/login/passkey/options', {
  access: 'open',
  summary: 'Returns the options of a passkey prompt: for the account whose password was right, else for any account.',
  response: PasskeyOptionsSchema,
});

export const sendPasskey = endpoint('POST /api/admin/login/passkey', {
  access: 'open',
  summary: 'Logs in with a passkey.',
  body: PasskeyProofSchema,
  response: StaffMemberSchema,
  refuses: ['wrong-factor', 'too-many-attempts'],
});

export const login = endpoint('POST /api/admin/login', {
  access: 'open',
  summary: 'Starts a staff session, or names the factors of which one has to follow.',
  body: StaffLoginSchema,
  response: StaffLoginResultSchema,
  refuses: ['wrong-credentials', 'initial-password-expired', 'too-many-attempts'],
});

export const showOwnAccount = endpoint('GET /api/admin/me', {
  access: 'staff',
  summary: 'The member of staff who is logged in.',
  response: CurrentStaffSchema,
});

export const logout = endpoint('POST /api/admin/logout', {
  access: 'staff',
  summary: 'Ends the session.',
});
