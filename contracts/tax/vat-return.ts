import { z } from 'zod';
import { DecimalSchema } from '../values/amounts.js';
import { endpoint } from '../endpoint.js';
import { isInOneYear, isTaxPeriod, TaxPeriodSchema } from './tax-periods.js';

/** Boxes of the form: 1a high rate, 1b low rate, 1c other rates (the shop has none), 1e without VAT. */
export const vatBoxes = ['1a', '1b', '1c', '1e'] as const;
export type VatBoxName = (typeof vatBoxes)[number];

const EurosSchema = z.int();

/** `turnover` is without VAT. The form takes the whole euros. `documents`: how many the box sums. */
export const VatBoxSchema = z.object({
  box: z.enum(vatBoxes),
  turnover: DecimalSchema,
  turnoverEuros: EurosSchema,
  vat: DecimalSchema,
  vatEuros: EurosSchema,
  documents: z.int(),
});
export type VatBox = z.infer<typeof VatBoxSchema>;

/** `owed` is box 5a. */
export const VatReturnSchema = z.object({
  /**
   * The number of documents of the period that are still to be issued: money moved, and the boxes lack it. A server of an
   * earlier version sends none.
   */
  missing: z.int().optional(),
  boxes: z.array(VatBoxSchema),
  owed: z.object({ vat: DecimalSchema, vatEuros: EurosSchema }),
});
export type VatReturn = z.infer<typeof VatReturnSchema>;

const PeriodQuerySchema = z.object({ period: TaxPeriodSchema });
/** The schema of an audit file has one year. */
const AuditPeriodSchema = TaxPeriodSchema.refine(
  (period) => !isTaxPeriod(period) || isInOneYear(period),
  'Kies dagen binnen één jaar',
);
const exporter = { access: 'staff', permission: ['sales', 'export'], query: PeriodQuerySchema } as const;

export const showVatReturn = endpoint('GET /api/admin/vat-return', {
  access: 'staff',
  permission: 'sales',
  summary:
    'The VAT return of a month (`2026-03`), quarter (`2026-Q1`), year (`2026`) or of days (`2026-03-05..2026-04-04`).',
  query: PeriodQuerySchema,
  response: VatReturnSchema,
});

export const exportVatReturn = endpoint('GET /api/admin/vat-return/export.csv', {
  ...exporter,
  summary:
    'The documents of the period as a spreadsheet, with a row for each rate. The last row says how many are still to be issued.',
  response: { file: 'text/csv' },
  refuses: ['factor-needed'],
});

export const exportAuditFile = endpoint('GET /api/admin/audit-file/export.xaf', {
  ...exporter,
  query: z.object({ period: AuditPeriodSchema }),
  summary: 'The audit file of the period (XAF 4.0), within one year.',
  response: { file: 'application/xml' },
  refuses: ['factor-needed', 'company-incomplete'],
});
