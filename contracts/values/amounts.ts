import { z } from 'zod';
import { decimalToCents, roundedToCents, type Cents } from './money.js';

/** A decimal string with two decimals: the format of money in responses. */
export const DecimalSchema = z.string().regex(/^-?\d+\.\d{2}$/);

/** An amount in a request: a number or a decimal string, read as cents. */
export const AmountInCentsSchema = amount(decimalToCents);

/** A sum that the client computed, perhaps in floating point: rounded to cents, because it is only compared. */
export const SumInCentsSchema = amount(roundedToCents);

function amount(toCents: (value: string | number) => Cents | null) {
  return z
    .union([z.string(), z.number()], { error: 'Vul een bedrag in' })
    .meta({ examples: ['10.00'] })
    .transform((value, context) => {
      const cents = toCents(value);
      if (cents !== null && cents >= 0) return cents;
      context.addIssue({ code: 'custom', message: 'Vul een geldig bedrag in' });
      return z.NEVER;
    });
}
