import { z } from 'zod';

const postalCode = /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/;
/** Anchored, because without `^` the time grows with the square of the length. */
const streetWithNumber = /^\P{L}*\p{L}[\s\S]*\d/u;

/** Normalises a Dutch postcode: `1012lg` becomes `1012 LG`. Other text is returned in capitals. */
export function spacedPostalCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(\d{4})([A-Z]{2})$/, '$1 $2');
}

/** Four digits without a leading zero, then two letters; SA, SD and SS are never used. */
export function isPostalCode(text: string): boolean {
  return postalCode.test(text);
}

export function hasHouseNumber(address: string): boolean {
  return streetWithNumber.test(address);
}

/** Whether an address is complete enough for a parcel. An order paid by another client can have any address. */
export function isPlausibleAddress(address: string, postalCode: string): boolean {
  return hasHouseNumber(address) && isPostalCode(spacedPostalCode(postalCode));
}

const tooLong = 'Gebruik hooguit 200 tekens';
export const postalCodeMistake = 'Vul een geldige postcode in, bijvoorbeeld 1012 LG';
export const houseNumberMistake = 'Vul ook je huisnummer in, bijvoorbeeld Prinsengracht 12';

/** A Dutch postcode in any notation; the parsed text is `1012 LG`. */
export const PostalCodeSchema = z
  .string()
  .trim()
  .min(1, 'Postcode is verplicht')
  .max(200, tooLong)
  .overwrite(spacedPostalCode)
  .regex(postalCode, postalCodeMistake);

/** The `address` of the API: street and house number in one line. */
export const StreetLineSchema = z
  .string()
  .trim()
  .min(1, 'Adres is verplicht')
  .max(200, tooLong)
  .regex(streetWithNumber, houseNumberMistake);

/** The same for a profile, where both are optional. */
export const OptionalPostalCodeSchema = z
  .string()
  .trim()
  .max(200, tooLong)
  .overwrite(spacedPostalCode)
  .refine((text) => text === '' || isPostalCode(text), postalCodeMistake)
  .meta({ examples: ['1012 LG'] });
export const OptionalStreetLineSchema = z
  .string()
  .trim()
  .max(200, tooLong)
  .refine((text) => text === '' || hasHouseNumber(text), houseNumberMistake)
  .meta({ examples: ['Prinsengracht 12'] });

/** `POST /api/address-lookup`: street and town of a postcode and number. A body keeps the address out of logs. */
export const AddressLookupSchema = z.strictObject({
  postalCode: PostalCodeSchema,
  houseNumber: z.string().regex(/^\d{1,5}$/, houseNumberMistake),
});
export type AddressLookup = z.infer<typeof AddressLookupSchema>;

/** Null for an unknown address, and when the register does not respond. */
export const LookedUpAddressSchema = z.object({
  address: z.object({ street: z.string(), city: z.string() }).nullable(),
});
export type FoundAddress = NonNullable<z.infer<typeof LookedUpAddressSchema>['address']>;
