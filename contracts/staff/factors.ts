import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../values/amounts.js';
import { NewPasswordSchema, mostPassword, StaffMemberSchema } from './account.js';
import { passwordRefusals } from '../errors.js';
import { endpoints } from '../endpoint.js';

export const factors = ['totp', 'passkey', 'recovery-code'] as const;
export type Factor = (typeof factors)[number];

/** `POST /api/admin/login`: the member, or the factors of which one has to follow within five minutes. */
export const StaffLoginResultSchema = z.union([StaffMemberSchema, z.object({ factors: z.array(z.enum(factors)) })]);
export type StaffLoginResult = z.infer<typeof StaffLoginResultSchema>;

const code = z.string().trim().min(6, 'Vul de code in').max(40);
/** A code of the app, or a recovery code. */
export const FactorCodeSchema = z.strictObject({ code });
export type FactorCode = z.infer<typeof FactorCodeSchema>;

export const PasswordProofSchema = z.strictObject({
  password: z.string().min(1, 'Wachtwoord is verplicht').max(mostPassword),
});
export type PasswordProof = z.infer<typeof PasswordProofSchema>;

const base64url = z.string().regex(/^[\w-]+$/);
/** Bounds what a browser returns; the library checks the rest. */
const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};
/** What `navigator.credentials.get` returned, as JSON. */
export const PasskeyProofSchema = z.strictObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url.max(4000),
    authenticatorData: base64url.max(4000),
    signature: base64url.max(4000),
    userHandle: base64url.max(200).nullish(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProofSchema>;

/** What `navigator.credentials.create` returned, as JSON. */
export const AddPasskeySchema = z.strictObject({
  name: z.string().trim().min(1, 'Geef je passkey een naam').max(60, 'Gebruik hoogstens 60 tekens'),
  credential: z.strictObject({
    ...credential,
    response: z.looseObject({
      clientDataJSON: base64url.max(4000),
      attestationObject: base64url.max(20_000),
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  }),
});
export type AddPasskey = z.infer<typeof AddPasskeySchema>;

/** Passed to the browser's WebAuthn call as it is. */
export const PasskeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptionsSchema>;
export const NewPasskeyOptionsSchema = PasskeyOptionsSchema.extend({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
});
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptionsSchema>;

const time = z.iso.datetime();
/** `GET /api/admin/account/factors`. */
export const OwnFactorsSchema = z.object({
  totp: z.object({ lastUsedAt: time.nullable() }).nullable(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })),
  recoveryCodes: z.number().int(),
  isRequired: z.boolean(),
});
export type OwnFactors = z.infer<typeof OwnFactorsSchema>;

/** `POST /api/admin/account/totp`: `uri` is what the QR code holds. */
export const NewTotpSchema = z.object({ secret: z.string(), uri: z.string() });
export type NewTotp = z.infer<typeof NewTotpSchema>;

export const RecoveryCodesSchema = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

/** `POST /api/admin/account/password`. */
export const ChangePasswordSchema = z.strictObject({
  oldPassword: z.string().min(1, 'Vul je huidige wachtwoord in').max(mostPassword),
  newPassword: NewPasswordSchema,
});
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;

/** `GET /api/admin/staff-rules`. Euros with two decimals. */
export const StaffRulesSchema = z.object({
  isFactorRequired: z.boolean(),
  refundProofFrom: DecimalSchema,
  version: z.number().int(),
});
export type StaffRules = z.infer<typeof StaffRulesSchema>;

/**
 * `POST /api/admin/staff-rules` (returns StaffRules): euros, parsed as cents. `version` is the loaded version: 409
 * `conflict` when a colleague saved something else since.
 */
export const SaveStaffRulesSchema = z.strictObject({
  isFactorRequired: z.boolean(),
  refundProofFrom: z
    .union([z.string().trim().min(1, 'Verplicht veld'), z.number()], { error: 'Verplicht veld' })
    .meta({ examples: ['100.00'] })
    .pipe(AmountInCentsSchema)
    .refine((cents) => cents <= 1_000_000, 'Vul een bedrag in tot € 10.000'),
  version: z.number().int().optional(),
});

const staff = endpoints({ access: 'staff' });
const settings = endpoints({ access: 'staff', permission: 'settings' });

export const findOwnFactors = staff('GET /api/admin/account/factors', {
  summary: 'The own factors, and whether one is required.',
  response: OwnFactorsSchema,
});

export const changeOwnPassword = staff('POST /api/admin/account/password', {
  summary: 'Changes the own password and ends the other sessions.',
  body: ChangePasswordSchema,
  refuses: ['wrong-credentials', 'factor-needed', ...passwordRefusals, 'too-many-attempts', 'conflict'],
});

export const prepareTotp = staff('POST /api/admin/account/totp', {
  summary: 'A new secret for an app. It counts after its first code.',
  response: NewTotpSchema,
  refuses: ['factor-needed'],
});

export const confirmTotp = staff('POST /api/admin/account/totp/confirm', {
  summary: 'Sets the app by its first code. Ends the other sessions.',
  body: FactorCodeSchema,
  refuses: ['login-expired', 'wrong-factor', 'factor-needed'],
});

export const removeTotp = staff('DELETE /api/admin/account/totp', {
  summary: 'Removes the app that makes codes. Idempotent.',
  refuses: ['factor-needed', 'last-factor'],
});

export const renewRecoveryCodes = staff('POST /api/admin/account/recovery-codes', {
  summary: 'Ten new recovery codes, shown this once.',
  response: RecoveryCodesSchema,
  refuses: ['factor-needed'],
});

export const preparePasskey = staff('POST /api/admin/account/passkeys/options', {
  summary: 'What the browser needs to make a passkey.',
  response: NewPasskeyOptionsSchema,
  refuses: ['factor-needed'],
});

export const addPasskey = staff('POST /api/admin/account/passkeys', {
  summary: 'Adds a passkey and ends the other sessions.',
  body: AddPasskeySchema,
  refuses: ['wrong-factor', 'factor-needed', 'too-many-factors', 'conflict'],
});

export const removePasskey = staff('DELETE /api/admin/account/passkeys/:id', {
  summary: 'Removes a passkey. Idempotent.',
  refuses: ['factor-needed', 'last-factor'],
});

export const checkProof = staff('GET /api/admin/proof', {
  summary: 'For downloads, which a browser cannot repeat: 403 `factor-needed` without a fresh proof.',
  refuses: ['factor-needed'],
});

export const provePassword = staff('POST /api/admin/proof/password', {
  summary: 'For accounts without a factor.',
  body: PasswordProofSchema,
  refuses: ['wrong-credentials', 'factor-needed', 'too-many-attempts'],
});

export const proveCode = staff('POST /api/admin/proof/code', {
  summary: 'A code of the app or a recovery code.',
  body: FactorCodeSchema,
  refuses: ['wrong-factor', 'too-many-attempts'],
});

export const prepareProof = staff('POST /api/admin/proof/passkey/options', {
  summary: 'What the browser needs to ask for a passkey of the account.',
  response: PasskeyOptionsSchema,
});

export const provePasskey = staff('POST /api/admin/proof/passkey', {
  summary: 'Proves with a passkey who is there.',
  body: PasskeyProofSchema,
  refuses: ['wrong-factor'],
});

export const findStaffRules = settings('GET /api/admin/staff-rules', {
  summary: 'Whether a second step is required, and the refund from which staff proves to be there.',
  response: StaffRulesSchema,
});

export const saveStaffRules = settings('POST /api/admin/staff-rules', {
  summary: 'Saves the rules for every account.',
  body: SaveStaffRulesSchema,
  response: StaffRulesSchema,
  refuses: ['conflict'],
});
