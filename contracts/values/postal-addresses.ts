import { z } from 'zod';
import { typedName, typedText } from './typed-text.js';
import { endpoint } from '../endpoint.js';

const postalCode = /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/;
/** Four digits, as in Belgium, or five, as in Germany and France. A Dutch postcode without its letters has four too. */
const foreignPostalCode = /^(?:[A-Z]{1,2}-?)?\d{4,5}$/;
/** Anchored, because without `^` the time grows with the square of the length. */
const streetWithNumber = /^\P{L}*\p{L}[\s\S]*\d/u;
/** A number with at most an addition of four letters, `12 hs`. */
const bareNumber = /^\d{1,5}(?!\d)[^\p{L}]*\p{L}{0,4}[^\p{L}]*$/u;
const postBox = /^(?:post ?bus|p\.? ?o\.? ?box|antwoordnummer)(?!\p{L})/iu;
/** A year that is part of a street's name, `Plein 1944` and `Plein '40-'45`, with the word before it. */
const year =
  /(?<!\p{L})(plein|laan|park|weg|hof|kade|singel|straat|square)\s+(?:1[5-9]\d\d(?:\s*[-–/]\s*(?:1[5-9])?\d\d)?|['’]?40\s*[-–]\s*['’]?45)(?!\d)/giu;
const pictograph = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** Normalises a Dutch postcode: `1012lg` becomes `1012 LG`. Other text is returned in capitals. */
export function spacedPostalCode(text: string): string {
  return typedText(text)
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(\d{4})-?([A-Z]{2})$/, '$1 $2');
}

/** Four digits without a leading zero, then two letters; SA, SD and SS are never used. */
export function isPostalCode(text: string): boolean {
  return postalCode.test(text);
}

/** Whether the text is a house number without a street. */
export function isBareNumber(address: string): boolean {
  return bareNumber.test(address.trim());
}

/** Whether an address is complete enough for a parcel. An order paid by another client can have any address. */
export function isPlausibleAddress(address: string, postalCode: string): boolean {
  return streetMistake(address) === null && isPostalCode(spacedPostalCode(postalCode));
}

const tooLong = 'Gebruik hoogstens 200 tekens';
export const postalCodeMistake = 'Vul een geldige postcode in, bijvoorbeeld 1012 LG';
export const abroadMistake =
  'We bezorgen alleen in Nederland. Een postcode heeft ook twee letters, bijvoorbeeld 1012 LG';
export const streetNameMistake = 'Vul ook je straat in, bijvoorbeeld Prinsengracht 12';
export const houseNumberMistake = 'Vul ook je huisnummer in, bijvoorbeeld Prinsengracht 12';
export const postBoxMistake = 'Een pakket past niet in een postbus. Op welk adres kunnen we bezorgen?';
export const townMistake = 'Vul een plaatsnaam in, bijvoorbeeld Amsterdam';
export const lettersMistake = 'Gebruik letters, zonder emoji';

/** Says what an address line lacks; null when a parcel can be sent to it. */
function streetMistake(line: string): string | null {
  if (pictograph.test(line)) return lettersMistake;
  if (postBox.test(line)) return postBoxMistake;
  if (isBareNumber(line)) return streetNameMistake;
  return streetWithNumber.test(line.replace(year, '$1')) ? null : houseNumberMistake;
}

function postalCodeMistakeOf(code: string): string | null {
  if (isPostalCode(code)) return null;
  return foreignPostalCode.test(code) ? abroadMistake : postalCodeMistake;
}

/** Some towns begin with a number: 2e Exloërmond. */
function townMistakeOf(town: string): string | null {
  const isName = /\p{L}{2}/u.test(town) && !/\p{N}/u.test(town.replace(/^[12]e /i, ''));
  return isName && !pictograph.test(town) ? null : townMistake;
}

export function nameMistakeOf(name: string): string | null {
  return /\p{L}/u.test(name) && !pictograph.test(name) ? null : lettersMistake;
}

/** A text that is tidied, required unless `missing` is null, and checked by `mistakeOf`, which returns what to say. */
export function textSchema(
  missing: string | null,
  mistakeOf: (text: string) => string | null,
  example: string,
  tidied: (text: string) => string = typedText,
) {
  return z
    .string()
    .overwrite(tidied)
    .check(({ value, issues }) => {
      const message = value === '' ? missing : value.length > 200 ? tooLong : mistakeOf(value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    })
    .meta({ examples: [example] });
}

/** A Dutch postcode in any notation; the parsed text is `1012 LG`. */
export const PostalCodeSchema = textSchema('Postcode is verplicht', postalCodeMistakeOf, '1012 LG', spacedPostalCode);
/** The `address` of the API: street and house number in one line. */
export const StreetLineSchema = textSchema('Adres is verplicht', streetMistake, 'Prinsengracht 12');
export const TownSchema = textSchema('Plaats is verplicht', townMistakeOf, 'Amsterdam');
export const FirstNameSchema = textSchema('Voornaam is verplicht', nameMistakeOf, 'Sanne', typedName);
export const LastNameSchema = textSchema('Achternaam is verplicht', nameMistakeOf, 'de Vries', typedName);

/** The same for a profile, where they are optional. */
export const OptionalPostalCodeSchema = textSchema(null, postalCodeMistakeOf, '1012 LG', spacedPostalCode);
export const OptionalStreetLineSchema = textSchema(null, streetMistake, 'Prinsengracht 12');
export const OptionalTownSchema = textSchema(null, townMistakeOf, 'Amsterdam');

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

export const lookUpAddress = endpoint('POST /api/address-lookup', {
  access: 'shopper',
  summary: 'Returns street and town, or null when the register has none.',
  body: AddressLookupSchema,
  response: LookedUpAddressSchema,
  refuses: ['too-many-attempts'],
});
