import { createReadStream } from 'node:fs';
import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AnswersFile } from '../http/answers.js';
import { AllowAccess } from '../auth/access.js';
import { DomainError } from '../errors/domain-error.js';
import { ProductImagesStore } from './product-images-store.js';

@Controller('files/products')
@AllowAccess('open')
export class ProductImageFilesController {
  constructor(private readonly images: ProductImagesStore) {}

  /** Sends one size of an uploaded picture. The headers let browsers show it as a picture only. */
  @Get(':name')
  @AnswersFile('image/webp')
  async sendImage(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.images.find(name);
    if (!file) throw new DomainError('not-found');
    void reply.headers({
      'cache-control': file.isFinal ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(createReadStream(file.path), { type: 'image/webp', disposition: 'inline' });
  }
}
