/** Whole euro cents: the type of every amount inside the program. */
export type Cents = number;

/** `2495` → `"24.95"`: the format of money in the API. */
export function centsToDecimal(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * `"24.95"`, `"24,9"` or `24.95` → `2495`, also `24.95 + 6.99` with its error of floating point. Null for anything but an
 * amount with at most two decimals.
 */
export function decimalToCents(value: string | number): Cents | null {
  if (typeof value === 'number') {
    const cents = roundedToCents(value);
    return cents !== null && Math.abs(value * 100 - cents) < 1e-4 ? cents : null;
  }
  const match = /^(-?)(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(value.trim());
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' && cents !== 0 ? -cents : cents;
}

/** An amount that a client computed → the nearest cent. Null for anything but an amount. */
export function roundedToCents(value: string | number): Cents | null {
  const isAmount = typeof value === 'number' || /^-?\d{1,9}(?:[.,]\d{1,20})?$/.test(value.trim());
  const amount = isAmount ? Number(String(value).replace(',', '.')) : NaN;
  return Math.abs(amount) < 1e9 ? Math.round(amount * 100) || 0 : null;
}
