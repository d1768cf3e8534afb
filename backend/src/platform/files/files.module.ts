import { Module } from '@nestjs/common';
import { MakeImageVariantsHandler } from './make-image-variants.handler.js';
import { ProductImageFilesController } from './product-image-files.controller.js';
import { ProductImagesStore } from './product-images-store.js';
import { UploadController } from './upload.controller.js';

@Module({
  controllers: [ProductImageFilesController, UploadController],
  providers: [MakeImageVariantsHandler, ProductImagesStore],
  exports: [ProductImagesStore],
})
export class FilesModule {}
