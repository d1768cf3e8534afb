import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Patch, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CategoryFormSchema,
  CategoryPatchSchema,
  type CategoryForm,
  type CategoryPatch,
} from '../../../../contracts/admin/categories.js';
import { CategorySchema, type Category } from '../../../../contracts/catalog.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Categories } from '../categories.js';

@Controller('api/admin/categories')
@AllowAccess('staff', 'catalog')
export class AdminCategoriesController {
  constructor(
    private readonly categories: Categories,
    private readonly acts: ActLog,
  ) {}

  @Get()
  @Answers(z.array(CategorySchema))
  listCategories(): Promise<Category[]> {
    return this.categories.list();
  }

  /** 409 `slug-taken`. */
  @Post()
  @AllowAccess('staff', 'edit-catalog')
  @Answers(CategorySchema)
  @HttpCode(201)
  createCategory(
    @Body(parsedBy(CategoryFormSchema)) form: CategoryForm,
    @Req() request: FastifyRequest,
  ): Promise<Category> {
    return this.categories.create(form, request.staff!);
  }

  /** 404 `not-found`, 409 `slug-taken`. */
  @Patch(':id')
  @AllowAccess('staff', 'edit-catalog')
  @Answers(CategorySchema)
  changeCategory(
    @Param('id', ParseIntPipe) id: number,
    @Body(parsedBy(CategoryPatchSchema)) patch: CategoryPatch,
    @Req() request: FastifyRequest,
  ): Promise<Category> {
    return this.categories.update(id, patch, request.staff!);
  }

  /** Hides the category. 404 `not-found`, 409 `category-in-use`. */
  @Delete(':id')
  @AllowAccess('staff', 'edit-catalog')
  @HttpCode(204)
  deleteCategory(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    return this.categories.hide(id, request.staff!, (name, manager) =>
      this.acts.note(request, 'category-deleted', name, { manager }),
    );
  }
}
