import { DataSource } from 'typeorm';
import { z } from 'zod';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { makeImageVariants } from '../../platform/files/make-image-variants.job.js';
import { sweepImages } from './sweep-images.job.js';
import { imagesInUse } from '../../platform/files/images-in-use.js';
import { ProductImagesStore } from '../../platform/files/product-images-store.js';
import { rowsOf } from '../../platform/database/rows.js';

const keptMs = 24 * 3600_000;

/** Removes pictures that no product shows a day after the upload, and requeues missing sizes. */
@JobHandler(sweepImages)
export class SweepImagesHandler implements Handles<typeof sweepImages> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ProductImagesStore,
    private readonly jobs: JobQueue,
  ) {}

  async handle(): Promise<void> {
    await this.removeUnused(new Date(Date.now() - keptMs));
    for (const imageId of await this.images.incomplete()) {
      if (!(await this.jobs.add(makeImageVariants, { imageId }, { id: imageId }))) return;
    }
  }

  /** The lock keeps pictures from being taken into use meanwhile. */
  async removeUnused(untouchedSince: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await imagesInUse(manager);
      const old = await this.images.untouchedSince(untouchedSince);
      const sql = 'select url from product_images where url = any($1)';
      const rows = await rowsOf(manager, z.object({ url: z.string() }), sql, [old.map(({ url }) => url)]);
      const used = new Set(rows.map(({ url }) => url));
      for (const { imageId, url } of old) if (!used.has(url)) await this.images.remove(imageId);
    });
  }
}
