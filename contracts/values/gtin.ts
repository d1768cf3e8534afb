/**
 * Whether a text is a GTIN of 8, 12, 13 or 14 digits with a correct check digit, as under a barcode (GS1 General
 * Specifications, § 7.9). From the right, the digits weigh 1 and 3 in turn, and the sum ends in 0.
 */
export function isGtin(text: string): boolean {
  if (!hasGtinLength(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Whether a text has the digits of a GTIN, whatever its check digit. */
export const hasGtinLength = (text: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(text);
