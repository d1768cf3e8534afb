import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';

/** The Dutch VAT rates: 21 %, 9 % and 0 %. */
export const vatRateNames = ['high', 'low', 'zero'] as const;
export const VatRateSchema = z.enum(vatRateNames, { error: 'Kies een btw-tarief' });

/** The VAT of one rate inside an amount. `gross` includes `vat`. */
export const VatAmountSchema = z.object({ percent: z.number(), gross: DecimalSchema, vat: DecimalSchema });
export type VatAmount = z.infer<typeof VatAmountSchema>;
