import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ProductImage } from '../product-image.entity.js';

export function imagesOf(manager: EntityManager, productId: number): Promise<ProductImage[]> {
  return manager.find(ProductImage, { where: { productId }, order: { sortOrder: 'ASC', id: 'ASC' } });
}

export async function makePrimary(
  manager: EntityManager,
  images: readonly ProductImage[],
  primaryId: number,
): Promise<void> {
  for (const image of images) {
    const isPrimary = image.id === primaryId;
    if (image.isPrimary !== isPrimary) await manager.save(Object.assign(image, { isPrimary }));
  }
}

/** Throws `not-found`. */
export function findImage(images: readonly ProductImage[], imageId: number): ProductImage {
  const image = images.find(({ id }) => id === imageId);
  if (!image) throw new DomainError('not-found');
  return image;
}
