import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AddProductImageSchema,
  ChangeProductImageSchema,
  ReorderProductImagesSchema,
  type AddProductImage,
  type ChangeProductImage,
  type ReorderProductImages,
} from '../../../../contracts/admin/products.js';
import { ProductImageSchema, type ProductImage } from '../../../../contracts/catalog.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { ProductImages } from '../images/product-images.js';

/** 404 `not-found` when the product or the image does not exist. */
@Controller('api/admin/products/:id/images')
@AllowAccess('staff', 'catalog')
export class AdminProductImagesController {
  constructor(private readonly images: ProductImages) {}

  /** Images in display order. */
  @Get()
  @Answers(z.array(ProductImageSchema))
  listImages(@Param('id', ParseIntPipe) id: number): Promise<ProductImage[]> {
    return this.images.list(id);
  }

  @Post()
  @AllowAccess('staff', 'edit-catalog')
  @Answers(ProductImageSchema)
  @HttpCode(201)
  addImage(
    @Param('id', ParseIntPipe) id: number,
    @Body(parsedBy(AddProductImageSchema)) image: AddProductImage,
    @Req() request: FastifyRequest,
  ): Promise<ProductImage> {
    return this.images.add(id, image, request.staff!);
  }

  @Patch('reorder')
  @AllowAccess('staff', 'edit-catalog')
  @Answers(z.array(ProductImageSchema))
  reorderImages(
    @Param('id', ParseIntPipe) id: number,
    @Body(parsedBy(ReorderProductImagesSchema)) order: ReorderProductImages,
    @Req() request: FastifyRequest,
  ): Promise<ProductImage[]> {
    return this.images.reorder(id, order, request.staff!);
  }

  @Patch(':imageId')
  @AllowAccess('staff', 'edit-catalog')
  @Answers(ProductImageSchema)
  changeImage(
    @Param('id', ParseIntPipe) id: number,
    @Param('imageId', ParseIntPipe) imageId: number,
    @Body(parsedBy(ChangeProductImageSchema)) patch: ChangeProductImage,
    @Req() request: FastifyRequest,
  ): Promise<ProductImage> {
    return this.images.update(id, imageId, patch, request.staff!);
  }

  @Delete(':imageId')
  @AllowAccess('staff', 'edit-catalog')
  @HttpCode(204)
  deleteImage(
    @Param('id', ParseIntPipe) id: number,
    @Param('imageId', ParseIntPipe) imageId: number,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.images.remove(id, imageId, request.staff!);
  }
}
