import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type {
  AddProductImage,
  ChangeProductImage,
  ReorderProductImages,
} from '../../../../contracts/admin/product-images.js';
import type { ProductImage as ImageResponse } from '../../../../contracts/catalog.js';
import { asStaff } from '../../platform/database/change-log.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { imagesInUse } from '../../platform/files/images-in-use.js';
import { ProductImagesStore } from '../../platform/files/product-images-store.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { findImage, imagesOf, makePrimary } from './image-rows.js';
import { CatalogVersion } from '../storefront/catalog-version.js';
import { ProductImage } from '../product-image.entity.js';
import { Product } from '../product.entity.js';
import { lockProduct } from '../products.js';

interface Staff {
  id: number;
}

const mostImages = 20;

/** At most one image of a product is primary. The first image becomes primary by default. */
@Injectable()
export class ProductImages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: ProductImagesStore,
    private readonly catalog: CatalogVersion,
  ) {}

  /** Sorted in display order. Throws `not-found`. */
  async list(productId: number): Promise<ImageResponse[]> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Product, { id: productId, hiddenAt: IsNull() }))) throw new DomainError('not-found');
    return (await imagesOf(manager, productId)).map(responseOf);
  }

  /** Throws `not-found`, and `invalid-input` when the URL is not an uploaded image. */
  add(productId: number, image: AddProductImage, staff: Staff): Promise<ImageResponse> {
    return this.change(productId, staff, async (manager, product, images) => {
      await imagesInUse(manager);
      if (image.url.startsWith('/files/') && !(await this.files.touch(image.url)))
        throw new InvalidInputError({ url: 'Kies een geüploade afbeelding' });
      if (images.length >= mostImages)
        throw new InvalidInputError({ url: `Een product kan hoogstens ${mostImages} foto’s hebben` });
      const added = manager.create(ProductImage, {
        productId,
        url: image.url,
        altText: image.altText || product.name,
        isPrimary: false,
        sortOrder: image.sortOrder ?? (images.at(-1)?.sortOrder ?? -1) + 1,
      });
      await manager.save(added);
      if (image.isPrimary || images.length === 0) await makePrimary(manager, [...images, added], added.id);
      return responseOf(added);
    });
  }

  update(productId: number, imageId: number, patch: ChangeProductImage, staff: Staff): Promise<ImageResponse> {
    return this.change(productId, staff, async (manager, _product, images) => {
      const image = findImage(images, imageId);
      if (patch.altText !== undefined) await manager.save(Object.assign(image, { altText: patch.altText }));
      if (patch.isPrimary === true) await makePrimary(manager, images, imageId);
      if (patch.isPrimary === false) await manager.save(Object.assign(image, { isPrimary: false }));
      return responseOf(image);
    });
  }

  reorder(productId: number, { updates }: ReorderProductImages, staff: Staff): Promise<ImageResponse[]> {
    return this.change(productId, staff, async (manager, _product, images) => {
      for (const { id, sortOrder } of updates) await manager.save(Object.assign(findImage(images, id), { sortOrder }));
      return (await imagesOf(manager, productId)).map(responseOf);
    });
  }

  /** Promotes the next image when the primary one is removed. The sweep deletes the file. */
  async remove(productId: number, imageId: number, staff: Staff): Promise<void> {
    await this.change(productId, staff, async (manager, _product, images) => {
      const image = findImage(images, imageId);
      const others = images.filter(({ id }) => id !== imageId);
      await manager.remove(ProductImage, { ...image });
      if (image.isPrimary && others[0]) await makePrimary(manager, others, others[0].id);
    });
  }

  /** Locks the product, so changes to its images run one at a time. */
  private change<T>(
    productId: number,
    staff: Staff,
    work: (manager: EntityManager, product: Product, images: ProductImage[]) => Promise<T>,
  ): Promise<T> {
    return asStaff(this.dataSource, staff, async (manager) => {
      const product = await lockProduct(manager, productId);
      const result = await work(manager, product, await imagesOf(manager, productId));
      await this.catalog.changed(manager);
      return result;
    });
  }
}

function responseOf({ id, url, altText, isPrimary, sortOrder }: ProductImage): ImageResponse {
  return { id, url, altText, isPrimary, sortOrder };
}
