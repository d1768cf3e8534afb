import {
  listImages,
  addImage,
  reorderImages,
  changeImage,
  deleteImage,
} from '../../../../contracts/admin/product-images.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { ProductImage } from '../../../../contracts/catalog.js';
import { ProductImages } from '../images/product-images.js';

/** 404 `not-found` when the product or the image does not exist. */
@Controller()
export class AdminProductImagesController {
  constructor(private readonly images: ProductImages) {}

  @Handles(listImages)
  listImages({ params: { id } }: Call<typeof listImages>): Promise<ProductImage[]> {
    return this.images.list(id);
  }

  @Handles(addImage)
  addImage({ params: { id }, body: image, request }: Call<typeof addImage>): Promise<ProductImage> {
    return this.images.add(id, image, request.staff);
  }

  @Handles(reorderImages)
  reorderImages({ params: { id }, body: order, request }: Call<typeof reorderImages>): Promise<ProductImage[]> {
    return this.images.reorder(id, order, request.staff);
  }

  @Handles(changeImage)
  changeImage({ params: { id, imageId }, body: patch, request }: Call<typeof changeImage>): Promise<ProductImage> {
    return this.images.update(id, imageId, patch, request.staff);
  }

  @Handles(deleteImage)
  deleteImage({ params: { id, imageId }, request }: Call<typeof deleteImage>): Promise<void> {
    return this.images.remove(id, imageId, request.staff);
  }
}
