import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';

export const phoneMistake = 'Vul een geldig telefoonnummer in, bijvoorbeeld 06 12345678';

/** The number as E.164, `+31612345678`. A number without a country code is Dutch. Null for text that is no number. */
export function internationalPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'NL');
  return phone?.isValid() ? phone.number : null;
}

/** How people write a stored number: Dutch ones nationally, others with their country code. Other text is returned as it is. */
export function readablePhone(text: string): string {
  const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  if (!phone?.isValid()) return text;
  return phone.country === 'NL' ? phone.formatNational() : phone.formatInternational();
}

const stored = (text: string) => internationalPhone(text) ?? text;
const isPhone = (text: string) => internationalPhone(text) !== null;

/** A phone number that must be given; the parsed text is E.164. */
export const PhoneSchema = z
  .string()
  .trim()
  .min(10, 'Telefoonnummer is verplicht')
  .max(40, phoneMistake)
  .refine(isPhone, phoneMistake)
  .overwrite(stored);

/** A phone number that may be left empty. */
export const OptionalPhoneSchema = z
  .string()
  .trim()
  .max(40, phoneMistake)
  .refine((text) => text === '' || isPhone(text), phoneMistake)
  .overwrite(stored)
  .meta({ examples: ['0612345678'] });
