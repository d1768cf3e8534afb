import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { PreviewedProductSchema, ProductEditValuesSchema } from './product-edits.js';

export const mostImportBytes = 2 * 1024 * 1024;
export const mostImportRows = 5000;
/** The most errors and changes that a dry run lists. */
export const mostImportListed = 200;

/** The columns of an import: those of the export. `Slug` names the product. */
export const importColumns = [
  'Naam',
  'Slug',
  'Artikelnummer',
  'EAN',
  'Categorie',
  'Prijs',
  'Inkoopprijs',
  'Voorraad',
  'Status',
  'Badge',
  'Waarvoor',
  'Smaak',
] as const;
/** An empty cell of these takes the text away. An empty cell of another column changes nothing. */
export const clearableColumns: readonly ImportColumn[] = ['Badge', 'Waarvoor', 'Smaak'];
export type ImportColumn = (typeof importColumns)[number];

/** What is wrong in a file. `row`: of the spreadsheet, where the titles are row 1. `column`: null for a whole row. */
export const ImportErrorSchema = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportError = z.output<typeof ImportErrorSchema>;

const ImportedValuesSchema = ProductEditValuesSchema.extend({
  name: z.string().optional(),
  badge: z.string().nullable().optional(),
  sku: z.string().nullable().optional(),
  ean: z.string().nullable().optional(),
  costCents: z.number().int().nullable().optional(),
});
export type ImportedValues = z.output<typeof ImportedValuesSchema>;

/** A dry run. A file with an error, or without a change, cannot be applied: its `id` is null. */
export const ProductImportSchema = z.object({
  id: z.string().nullable(),
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  errorCount: z.number().int(),
  errors: z.array(ImportErrorSchema),
  /** The first products that change. `productId` is 0 for a new one. */
  lines: z.array(
    PreviewedProductSchema.extend({
      row: z.number().int(),
      before: ImportedValuesSchema,
      after: ImportedValuesSchema,
    }),
  ),
});
export type ProductImport = z.output<typeof ProductImportSchema>;

const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const readImport = editCatalog('POST /api/admin/product-imports', {
  summary:
    'Reads a csv (multipart, field `file`, at most 2 MB) with columns of the export and says what it would change. Changes nothing.',
  response: ProductImportSchema,
  refuses: ['import-missing', 'import-too-large', 'import-broken'],
});

export const startImport = editCatalog('POST /api/admin/product-imports/:id/start', {
  summary: 'Applies a dry run as an edit of products with the same id. Starts it once.',
  params: { id: 'uuid' },
});
