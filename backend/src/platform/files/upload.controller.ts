import { uploadProductImage } from '../../../../contracts/admin/product-images.js';
import { mostUploadBytes, type UploadedImage } from '../../../../contracts/admin/product-images.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { KeyedMutex } from '../timing/keyed-mutex.js';
import { makeImageVariants } from './make-image-variants.job.js';
import { JobQueue } from '../jobs/job-queue.js';
import { checkImage } from './image-check.js';
import { ProductImagesStore } from './product-images-store.js';
import { uploadedFile } from './uploaded-file.js';

@Controller()
export class UploadController {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly images: ProductImagesStore,
    private readonly jobs: JobQueue,
  ) {}

  @Handles(uploadProductImage)
  async uploadProductImage({ request }: Call<typeof uploadProductImage>): Promise<UploadedImage> {
    const bytes = await uploadedFile(request, { kind: 'upload', field: 'image', mostBytes: mostUploadBytes });
    // One at a time, because a picture of forty megapixels takes much memory.
    const { imageId, ...kept } = await this.mutex.run('image', async () => ({
      ...(await checkImage(bytes)),
      ...(await this.images.store(bytes)),
    }));
    await this.jobs.add(makeImageVariants, { imageId }, { id: imageId });
    return kept;
  }
}
