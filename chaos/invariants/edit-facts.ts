import type { World } from '../support/world.js';

export type Value = string | number | boolean | null;
export type ProductValues = Record<string, Value>;

/** One product of an edit, an import or an undo. */
export interface EditLine {
  productId: number;
  before: ProductValues;
  after: ProductValues;
  outcome: 'done' | 'refused' | 'none';
}

/** The changes of products together, and what the products were before and are after them. */
export interface EditFacts {
  first: ReadonlyMap<number, ProductValues>;
  last: ReadonlyMap<number, ProductValues>;
  lines: readonly EditLine[];
}

/** The values of products that an edit or an import changes, by id. */
export async function valuesOf({ database }: World, ids: readonly number[]): Promise<Map<number, ProductValues>> {
  const rows = await database.query<(ProductValues & { id: number })[]>(
    `select id, name, price_cents as "priceCents", category_id as "categoryId", is_active as "isActive",
       archived_at is not null as "isArchived" from products where id = any($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}

/** The lines of every started change of these products. */
export function editLinesOf({ database }: World, ids: readonly number[]): Promise<EditLine[]> {
  return database.query(
    `select l.product_id as "productId", l.before, l.after,
       case when l.is_done then 'done' when l.refusal is null then 'none' else 'refused' end as outcome
     from product_edit_lines l join product_edits e on e.id = l.edit_id
     where l.product_id = any($1) and l.created is null and e.status <> 'draft'`,
    [ids],
  );
}
