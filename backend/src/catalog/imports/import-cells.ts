import {
  CostPriceSchema,
  EanSchema,
  ProductPriceSchema,
  ProductSlugSchema,
  SkuSchema,
} from '../../../../contracts/admin/product-fields.js';
import { ProductFormSchema } from '../../../../contracts/admin/products.js';
import type { ImportColumn } from '../../../../contracts/admin/product-imports.js';
import type { EditedValues } from '../edits/edited-product.entity.js';

/** The Dutch sentence that says what is wrong with a cell. */
export class CellError extends Error {}

/** What a row says, by column. A column that the file lacks, and an empty cell, say nothing. */
export interface ReadRow {
  slug: string;
  values: EditedValues & { isPlanned?: boolean };
  stock: number | null | undefined;
}

interface Schema<T> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };
}

function read<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new CellError(parsed.error.issues[0]?.message ?? 'Dit klopt niet');
  return parsed.data;
}

const statuses: Record<string, ReadRow['values']> = {
  actief: { isActive: true, isArchived: false },
  inactief: { isActive: false, isArchived: false },
  gearchiveerd: { isActive: false, isArchived: true },
  gepland: { isPlanned: true },
};

/** `categories`: the ids by name in small letters. */
export type Categories = ReadonlyMap<string, number>;

/** How the text of each column is read. Throws `CellError`. */
export const cellReaders: Record<
  ImportColumn,
  (text: string, categories: Categories) => Partial<ReadRow['values']> | number | null
> = {
  Naam: (text) => ({ name: read(ProductFormSchema.shape.name, text) }),
  Slug: () => ({}),
  Artikelnummer: (text) => ({ sku: read(SkuSchema, unrounded(text)) }),
  EAN: (text) => ({ ean: read(EanSchema, unrounded(text)) }),
  Categorie: (text, categories) => {
    const categoryId = categories.get(text.toLowerCase());
    if (categoryId === undefined) throw new CellError(`De categorie ${text} bestaat niet`);
    return { categoryId };
  },
  Prijs: (text) => ({ priceCents: read(ProductPriceSchema, decimalOf(text)) }),
  Inkoopprijs: (text) => ({ costCents: read(CostPriceSchema, decimalOf(text)) }),
  Voorraad: (text) => {
    if (text.toLowerCase() === 'onbeperkt') return null;
    if (!/^-?\d{1,7}$/.test(text)) throw new CellError('Vul een heel getal in, of onbeperkt');
    return Number(text);
  },
  Status: (text) => {
    const status = statuses[text.toLowerCase()];
    if (!status) throw new CellError('Kies Actief, Inactief, Gepland of Gearchiveerd');
    return status;
  },
  Badge: (text) => ({ badge: read(ProductFormSchema.shape.badge, text) ?? null }),
  Waarvoor: (text) => ({ purpose: read(ProductFormSchema.shape.purpose, text) ?? null }),
  Smaak: (text) => ({ flavour: read(ProductFormSchema.shape.flavour, text) ?? null }),
};

/** Throws for a number like 8,7E+12, which a spreadsheet makes of a long one. */
function unrounded(text: string): string {
  if (/^\d[.,]?\d*e\+\d+$/i.test(text))
    throw new CellError('Het rekenblad heeft dit nummer afgerond. Zet de kolom op tekst en vul het opnieuw in');
  return text;
}

export const readSlug = (text: string): string => read(ProductSlugSchema, text);

/** Reads `€ 1.234,50` as well as `1234.50`. */
function decimalOf(text: string): string {
  const amount = text.replace(/[€\s\u00a0]/g, '');
  return amount.includes(',') ? amount.replaceAll('.', '').replace(',', '.') : amount;
}
