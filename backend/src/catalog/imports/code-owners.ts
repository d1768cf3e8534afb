import { z } from 'zod';
import type { ImportError } from '../../../../contracts/admin/product-imports.js';
import type { Queryable } from '../../platform/database/queryable.js';
import { rowsOf } from '../../platform/database/rows.js';
import type { EditedValues } from '../edits/edited-product.entity.js';

const OwnerRow = z.object({
  productId: z.int(),
  name: z.string(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
});
/** A product that has an article number, in small letters, or an EAN. */
export type CodeOwner = z.output<typeof OwnerRow>;

type Codes = Pick<EditedValues, 'sku' | 'ean'>;
const ownersSql = `select id as "productId", name, lower(sku) as sku, ean from products
  where hidden_at is null and (lower(sku) = any($1) or ean = any($2))`;

/** Returns the products that have one of these article numbers or EANs. */
export function codeOwners(database: Queryable, codes: readonly Codes[]): Promise<CodeOwner[]> {
  const skus = codes.flatMap(({ sku }) => (sku ? [sku.toLowerCase()] : []));
  return rowsOf(database, OwnerRow, ownersSql, [skus, codes.flatMap(({ ean }) => ean ?? [])]);
}

/** Returns the error of a row whose article number or EAN another product has. `productId`: null for a new product. */
export function takenCode(
  { row, values }: { row: number; values: Codes },
  productId: number | null,
  owners: readonly CodeOwner[],
): ImportError | null {
  const others = owners.filter((owner) => owner.productId !== productId);
  const ofSku = values.sku && others.find(({ sku }) => sku === values.sku!.toLowerCase());
  if (ofSku) return { row, column: 'Artikelnummer', message: `Dit artikelnummer is al van ${ofSku.name}` };
  const ofEan = values.ean && others.find(({ ean }) => ean === values.ean);
  return ofEan ? { row, column: 'EAN', message: `Deze EAN is al van ${ofEan.name}` } : null;
}
