import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { changedSince } from '../../platform/database/changed-since.js';
import { productLabels } from '../product-columns.js';
import type { Product } from '../product.entity.js';

type Column = keyof typeof productLabels;

/** The fields of the form that have another name than their column. */
const formFields: Partial<Record<Column, string>> = { priceCents: 'price', costCents: 'costPrice' };

/** Throws `product-changed` when a column in `changes` changed since `version` to a different value. */
export async function assertNoConflict(
  manager: EntityManager,
  product: Product,
  version: number,
  changes: Partial<Product>,
): Promise<void> {
  const names = await changedSince(manager, 'product', product, version, changes);
  const changed = names.filter((name): name is Column => name in productLabels);
  if (changed.length === 0) return;
  throw new DomainError('product-changed', {
    fields: changed.map((column) => formFields[column] ?? column).join(','),
    labels: changed.map((column) => productLabels[column]).join(', '),
    version: product.version,
  });
}
