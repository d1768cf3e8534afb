import type { EntityManager } from 'typeorm';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { FormerSlug } from './former-slug.entity.js';
import type { Product } from './product.entity.js';

export function hiddenSlug({ slug, id }: { slug: string; id: number }): string {
  return `${slug}-verwijderd-${id}`;
}

/** Translates a unique violation on a product or a slug into `slug-taken`, `sku-taken` or `ean-taken` with its field. */
export async function mapTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, detail, constraint } = error as { code?: string; detail?: string; constraint?: string };
    if (code !== '23505') throw error;
    if (detail?.includes('(slug)')) throw new InvalidInputError({ slug: 'Deze slug is al in gebruik' }, 'slug-taken');
    if (constraint === 'products_sku_taken')
      throw new InvalidInputError({ sku: 'Dit artikelnummer is al in gebruik' }, 'sku-taken');
    if (constraint === 'products_ean_taken')
      throw new InvalidInputError({ ean: 'Deze EAN is al in gebruik' }, 'ean-taken');
    throw error;
  }
}

/** Saves a product and stores its previous slug, so old links redirect. */
export async function saveWithSlug(manager: EntityManager, product: Product, changes: Partial<Product>): Promise<void> {
  const { id: productId, slug } = product;
  await manager.save(Object.assign(product, changes));
  if (product.slug !== slug) await manager.upsert(FormerSlug, { slug, productId }, ['slug']);
}
