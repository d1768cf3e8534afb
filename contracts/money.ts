/** Whole euro cents: the type of every amount inside the program. */
export type Cents = number;

/** `2495` → `"24.95"`: the format of money in the API. */
export function centsToDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `"24.95"`, `"24,9"` or `24.95` → `2495`. Null for anything but an amount with at most two decimals. */
export function decimalToCents(value: string | number): Cents | null {
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(String(value).trim());
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}
