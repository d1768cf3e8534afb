import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { typedText } from './typed-text.js';

export const phoneMistake = 'Vul een geldig telefoonnummer in, bijvoorbeeld 06 12345678';

/** The number as E.164, `+31612345678`. A number without a country code is Dutch. Null for an invalid number. */
export function internationalPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'NL');
  return phone?.isValid() ? phone.number : null;
}

/** Formats a stored number for display: Dutch numbers nationally, others internationally. Other text is unchanged. */
export function readablePhone(text: string): string {
  const phone = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  if (!phone?.isValid()) return text;
  return phone.country === 'NL' ? phone.formatNational() : phone.formatInternational();
}

/** Formats a stored number with its country code and spaces, `+31 6 12345678`. Other text is unchanged. */
export function spacedPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, 'NL');
  return phone?.isValid() ? phone.formatInternational() : text;
}

const stored = (text: string) => internationalPhone(text) ?? text;
const isPhone = (text: string) => internationalPhone(text) !== null;

/** A required phone number; the parsed text is E.164. */
export const PhoneSchema = z
  .string()
  .overwrite(typedText)
  .min(10, 'Telefoonnummer is verplicht')
  .max(40, phoneMistake)
  .refine(isPhone, phoneMistake)
  .overwrite(stored);

export const OptionalPhoneSchema = z
  .string()
  .overwrite(typedText)
  .max(40, phoneMistake)
  .refine((text) => text === '' || isPhone(text), phoneMistake)
  .overwrite(stored)
  .meta({ examples: ['0612345678'] });
