import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { makeImageVariants } from './make-image-variants.job.js';
import { ProductImagesStore } from './product-images-store.js';

@JobHandler(makeImageVariants)
export class MakeImageVariantsHandler implements Handles<typeof makeImageVariants> {
  constructor(private readonly images: ProductImagesStore) {}

  handle({ imageId }: { imageId: string }): Promise<void> {
    return this.images.makeVariants(imageId);
  }
}
