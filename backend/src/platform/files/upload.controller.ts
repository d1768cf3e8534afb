import { uploadProductImage } from '../../../../contracts/admin/product-images.js';
import { mostUploadBytes, type UploadedImage } from '../../../../contracts/admin/product-images.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { DomainError } from '../errors/domain-error.js';
import { KeyedMutex } from '../timing/keyed-mutex.js';
import { makeImageVariants } from './make-image-variants.job.js';
import { JobQueue } from '../jobs/job-queue.js';
import { checkImage } from './image-check.js';
import { ProductImagesStore } from './product-images-store.js';

const limits = { fileSize: mostUploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024 };

@Controller()
export class UploadController {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly images: ProductImagesStore,
    private readonly jobs: JobQueue,
  ) {}

  @Handles(uploadProductImage)
  async uploadProductImage({ request }: Call<typeof uploadProductImage>): Promise<UploadedImage> {
    const bytes = await readImage(request);
    // One at a time, because a picture of forty megapixels takes much memory.
    const { imageId, ...kept } = await this.mutex.run('image', async () => ({
      ...(await checkImage(bytes)),
      ...(await this.images.store(bytes)),
    }));
    await this.jobs.add(makeImageVariants, { imageId }, { id: imageId });
    return kept;
  }
}

async function readImage(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new DomainError('upload-missing');
  try {
    const file: MultipartFile | undefined = await request.file({ limits });
    if (!file || file.fieldname !== 'image') throw new DomainError('upload-missing');
    const bytes = await file.toBuffer();
    if (bytes.length === 0) throw new DomainError('upload-missing');
    return bytes;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw new DomainError('upload-too-large');
    throw new DomainError('upload-broken');
  }
}
