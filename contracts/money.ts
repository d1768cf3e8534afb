/** Whole euro cents. Every amount inside the program is one of these. */
export type Cents = number;

/** `2495` → `"24.95"`: how entities carry money on the wire. */
export function centsToDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"24.95"`, `"24,9"` or `24.95` → `2495`. Returns null for anything that is not an amount with at most two decimals. */
export function decimalToCents(value: string | number): Cents | null {
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(String(value).trim());
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}
