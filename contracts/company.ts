import { z } from 'zod';
import { emailSchema } from './values/emails.js';
import { endpoints } from './endpoint.js';
import { PhoneSchema } from './values/phones.js';
import { PostalCodeSchema, StreetLineSchema, TownSchema } from './values/postal-addresses.js';
import { typedText } from './values/typed-text.js';

const nameMissing = 'Bedrijfsnaam is verplicht';
const kvkMistake = 'Een KVK-nummer heeft 8 cijfers';
const vatIdMistake = 'Een btw-nummer ziet eruit als NL123456789B01';
const vatIdWrong = 'Dit btw-nummer klopt niet. Controleer de cijfers';

const withoutMarks = (text: string) =>
  typedText(text)
    .toUpperCase()
    .replace(/[\s.-]/g, '');

/**
 * Whether the check digits of a Dutch VAT identification number hold: the eleven-proof of a company, or modulo 97 over
 * the whole number (letters from A = 10) of a sole trader.
 */
export function isVatId(vatId: string): boolean {
  const [, digits] = /^NL(\d{9})B\d{2}$/.exec(vatId) ?? [];
  if (digits === undefined) return false;
  const weighted = [...digits.slice(0, 8)].reduce((sum, digit, place) => sum + Number(digit) * (9 - place), 0);
  if (weighted % 11 === Number(digits[8])) return true;
  const asDigits = [...vatId].map((character) => parseInt(character, 36)).join('');
  return BigInt(asDigits) % 97n === 1n;
}

/**
 * `POST /api/admin/settings/company` (returns AdminCompany): who sells, as invoices and legal pages name it. `version` is
 * the loaded version: 409 `conflict` when a colleague saved something else since.
 */
export const SaveCompanySchema = z.strictObject({
  name: z.string().overwrite(typedText).min(1, nameMissing).max(200, 'Gebruik hoogstens 200 tekens'),
  address: StreetLineSchema,
  postalCode: PostalCodeSchema,
  city: TownSchema,
  kvk: z
    .string()
    .overwrite(withoutMarks)
    .regex(/^\d{8}$/, kvkMistake)
    .meta({ examples: ['68750110'] }),
  vatId: z
    .string()
    .overwrite(withoutMarks)
    .regex(/^NL\d{9}B\d{2}$/, vatIdMistake)
    .refine(isVatId, vatIdWrong)
    .meta({ examples: ['NL000099998B57'] }),
  email: emailSchema('Vul een geldig e-mailadres in'),
  phone: PhoneSchema.meta({ examples: ['0201234567'] }),
  version: z.number().int().optional(),
});
export type SaveCompany = z.infer<typeof SaveCompanySchema>;
export type Company = Omit<SaveCompany, 'version'>;

/** Who sells. A detail that was never saved is empty. */
export const CompanySchema = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  kvk: z.string(),
  vatId: z.string(),
  email: z.string(),
  phone: z.string(),
}) satisfies z.ZodType<Company>;

/** `GET /api/admin/settings/company`. */
export const AdminCompanySchema = CompanySchema.extend({ version: z.number().int() });
export type AdminCompany = z.infer<typeof AdminCompanySchema>;

const settings = endpoints({ access: 'staff', permission: 'settings' });

export const findCompany = settings('GET /api/admin/settings/company', {
  summary: 'The details of the company that sells.',
  response: AdminCompanySchema,
});

export const saveCompany = settings('POST /api/admin/settings/company', {
  summary: 'Saves the details of the company; documents of later payments carry them.',
  body: SaveCompanySchema,
  response: AdminCompanySchema,
  refuses: ['conflict'],
});
