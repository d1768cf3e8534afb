import { z } from 'zod';
import { minuteOf } from '../../../../contracts/values/planned-moment.js';
import type { Queryable } from '../../platform/database/queryable.js';
import { rowsOf } from '../../platform/database/rows.js';
import { iso } from '../../platform/http/listing/listing.js';
import { PriceHistoryRow, priceHistory, regularPrice } from '../prices/prices.sql.js';
import type { EditedValues } from './edited-product.entity.js';

const CurrentRow = z.object({
  productId: z.int(),
  name: z.string(),
  slug: z.string(),
  badge: z.string().nullable(),
  purpose: z.string().nullable(),
  flavour: z.string().nullable(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  costCents: z.int().nullable(),
  categoryId: z.int(),
  isActive: z.boolean(),
  publishAt: z.string().nullable(),
  isArchived: z.boolean(),
  priceCents: z.int(),
});
const columns = `p.id as "productId", p.name, p.slug, p.badge, p.purpose, p.flavour, p.sku, p.ean,
  p.cost_cents as "costCents", p.category_id as "categoryId", p.is_active as "isActive",
  ${iso('p.publish_at')} as "publishAt", p.archived_at is not null as "isArchived", ${regularPrice} as "priceCents"`;
const PricedRow = CurrentRow.extend({ history: PriceHistoryRow });

/** A product with the values that an edit compares and changes. */
export type CurrentProduct = Required<EditedValues> & { productId: number; slug: string };

/** The products with these ids, or with these slugs, that staff did not remove. */
export async function currentProducts(
  database: Queryable,
  by: 'id' | 'slug',
  keys: readonly (number | string)[],
): Promise<CurrentProduct[]> {
  const sql = `select ${columns} from products p where p.${by} = any($1) and p.hidden_at is null order by p.id`;
  return (await rowsOf(database, CurrentRow, sql, [keys])).map(valuesOf);
}

/** The same products with the history of their prices. */
export async function pricedProducts(database: Queryable, ids: readonly number[]) {
  const sql = `select ${columns}, ${priceHistory} as history
    from products p where p.id = any($1) and p.hidden_at is null order by lower(p.name), p.id`;
  const rows = await rowsOf(database, PricedRow, sql, [ids]);
  return rows.map(({ history, ...row }) => ({ history, product: valuesOf(row) }));
}

const valuesOf = ({ publishAt, ...row }: z.output<typeof CurrentRow>): CurrentProduct => ({
  ...row,
  publishFrom: publishAt === null ? null : minuteOf(publishAt),
});

/** Whether the product still has the values that staff saw. */
export const hasStill = (product: CurrentProduct, seen: EditedValues): boolean =>
  Object.entries(seen).every(([field, value]) => product[field as keyof EditedValues] === value);

/** The values of `wanted` that the product does not have, and those that it has instead. */
export function changesOf(
  product: CurrentProduct,
  wanted: EditedValues,
): { before: EditedValues; after: EditedValues } {
  const fields = (Object.keys(wanted) as (keyof EditedValues)[]).filter((field) => wanted[field] !== product[field]);
  const pick = (values: EditedValues) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: pick(product), after: pick(wanted) };
}
