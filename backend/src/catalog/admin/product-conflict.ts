import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors/domain-error.js';
import { productLabels } from '../product-columns.js';
import { Product } from '../product.entity.js';
import { changesOf } from '../../platform/database/change-log.view.js';
import { rowsOf } from '../../platform/database/rows.js';

type Column = keyof typeof productLabels;

/** The fields of the form that have another name than their column. */
const formFields: Partial<Record<Column, string>> = { priceCents: 'price', costCents: 'costPrice' };

const changedSince = `
  select distinct jsonb_object_keys(after) as column from ${changesOf('product', '$1')} l
  where entity = 'product' and before is not null and (after ->> 'version')::int > $2`;

/** Throws `product-changed` when a column in `changes` changed since `version` to a different value. */
export async function assertNoConflict(
  manager: EntityManager,
  product: Product,
  version: number,
  changes: Partial<Product>,
): Promise<void> {
  const rows = await rowsOf(manager, z.object({ column: z.string() }), changedSince, [String(product.id), version]);
  const { columns } = manager.connection.getMetadata(Product);
  const changed = columns
    .filter(({ databaseName }) => rows.some(({ column }) => column === databaseName))
    .map(({ propertyName }) => propertyName as Column)
    .filter((column) => column in productLabels && column in changes && !isEqual(product[column], changes[column]));
  if (changed.length === 0) return;
  throw new DomainError('product-changed', {
    fields: changed.map((column) => formFields[column] ?? column).join(','),
    labels: changed.map((column) => productLabels[column]).join(', '),
    version: product.version,
  });
}

/** Ignores the order of keys, because jsonb does not keep it. */
function isEqual(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
