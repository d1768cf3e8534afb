import { sendImage } from '../../../../contracts/operations.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { createReadStream } from 'node:fs';
import { Controller, StreamableFile } from '@nestjs/common';
import { mailPictureHeaders } from '../http/security/security-headers.js';
import { DomainError } from '../errors/domain-error.js';
import { ProductImagesStore } from './product-images-store.js';

@Controller()
export class ProductImageFilesController {
  constructor(private readonly images: ProductImagesStore) {}

  @Handles(sendImage)
  async sendImage({ params: { name }, reply }: Call<typeof sendImage>): Promise<StreamableFile> {
    const file = await this.images.find(name);
    if (!file) throw new DomainError('not-found');
    void reply.headers({
      'cache-control': file.isFinal ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      ...(file.type === 'image/jpeg' && mailPictureHeaders),
    });
    return new StreamableFile(createReadStream(file.path), { type: file.type, disposition: 'inline' });
  }
}
