import { z } from 'zod';
import { AmountInCentsSchema, DecimalSchema } from '../amounts.js';
import { NewPasswordSchema, mostPassword, StaffMemberSchema } from './account.js';

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
  name: z.string().trim().min(1, 'Geef je passkey een naam').max(60, 'Hooguit 60 tekens'),
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
export const StaffRulesSchema = z.object({ isFactorRequired: z.boolean(), refundProofFrom: DecimalSchema });
export type StaffRules = z.infer<typeof StaffRulesSchema>;

/** `POST /api/admin/staff-rules` (returns StaffRules): euros, parsed as cents. */
export const SaveStaffRulesSchema = z.strictObject({
  isFactorRequired: z.boolean(),
  refundProofFrom: z
    .union([z.string().trim().min(1, 'Verplicht veld'), z.number()], { error: 'Verplicht veld' })
    .meta({ examples: ['100.00'] })
    .pipe(AmountInCentsSchema)
    .refine((cents) => cents <= 1_000_000, 'Vul een bedrag in tot € 10.000'),
});
export type SaveStaffRules = z.infer<typeof SaveStaffRulesSchema>;
