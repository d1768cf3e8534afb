// The one place that tidies what people type, paste or let a browser change: invisible characters, kinds of spaces and
// dashes, dots after initials, the ways to write a number.

/** What takes no ink: formats, control characters, halves of characters, fillers that count as letters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text without invisible characters, in one Unicode form, with single spaces. */
export function typedText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim();
}

/** The dot between an initial or a title and the next word. */
const dotBeforeName =
  /(?<=(?:^|[\s.(-])(?:\p{L}|th|chr|joh|ph|st|mr|mrs|mw|mevr|dhr|dr|drs|ir|ing|prof))\.(?=\p{L}{2})/giu;

/** The name with a space between initials and the next word: `J.P.Balkenende` is `J.P. Balkenende`. */
export function typedName(text: string): string {
  return typedText(text).replace(dotBeforeName, '. ');
}

/** The words of a name to search with, in lower case, without accents, dots, commas and dashes. */
export function typedWords(text: string): string[] {
  return typedText(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The order number in the text as the shop writes it, `2026-000123`; null when there is none, or more than one. */
export function typedOrderNumber(text: string): string | null {
  const plain = typedText(text.normalize('NFKC'));
  const [, year, digits] = /^\D*(\d{4})(?:[^\p{L}\d]*)(\d{4,9})\D*$/u.exec(plain) ?? [];
  return year && digits ? `${year}-${digits}` : null;
}

/** The digits of a phone number or of a part of one, Dutch numbers with a leading zero; null for other text. */
export function typedPhone(text: string): string | null {
  const plain = typedText(text.normalize('NFKC'));
  if (!/^\+?[\d\s()./\p{Pd}]+$/u.test(plain)) return null;
  const digits = plain.replace(/\D/g, '');
  const national = digits.replace(plain.startsWith('+') ? /^310?/ : /^(?:00310?|31(?=[1-9]\d{8}$))/, '0');
  return digits.length < 3 ? null : national;
}

/** The address without spaces, invisible characters and `mailto:`. */
export const typedEmail = (text: string): string => typedText(text.normalize('NFKC')).replace(/^mailto:|\s/gi, '');
