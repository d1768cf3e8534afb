import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AdminListQuerySchema, type AdminListQuery } from '../../../../contracts/admin/lists.js';
import {
  AdminProductSchema,
  ProductFormSchema,
  ProductPatchSchema,
  type AdminProduct,
  type ProductForm,
  type ProductPatch,
} from '../../../../contracts/admin/products.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { Answers, AnswersFile } from '../../platform/http/answers.js';
import { staffContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { adminProductListing as listing } from './admin-product.listing.js';
import { Products, type SavedProduct } from '../products.js';

const shown = { sql: () => 'p.hidden_at is null' };

@Controller('api/admin/products')
@AllowAccess('staff', 'catalog')
export class AdminProductsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: AdminLists,
    private readonly products: Products,
    private readonly afterWrite: AfterWrite,
    private readonly acts: ActLog,
  ) {}

  /** Products, newest first. Search: name, slug. Status: `active` or `inactive`. */
  @Get()
  @Answers(z.array(AdminProductSchema))
  listProducts(
    @Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | string> {
    return this.lists.respond(listing, query, reply, [shown]);
  }

  @Get('export.csv')
  @AnswersFile('text/csv')
  exportProducts(@Query(parsedBy(AdminListQuerySchema)) query: AdminListQuery): Promise<StreamableFile> {
    return this.lists.export(listing, query, [shown]);
  }

  /** 404 `not-found`. */
  @Get(':id')
  @Answers(AdminProductSchema)
  findProduct(@Param('id', ParseIntPipe) id: number): Promise<AdminProduct> {
    return this.find(id);
  }

  /** 409 `slug-taken`. */
  @Post()
  @AllowAccess('staff', 'edit-catalog')
  @Answers(AdminProductSchema)
  @HttpCode(201)
  async createProduct(
    @Body(parsedBy(ProductFormSchema)) form: ProductForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProduct> {
    return this.saved(await this.products.create(form, request.staff!, staffContext(request)), reply);
  }

  /** 404 `not-found`, 409 `slug-taken` or `product-changed`, 422 `stock-below-zero`. */
  @Patch(':id')
  @AllowAccess('staff', 'edit-catalog')
  @Answers(AdminProductSchema)
  async changeProduct(
    @Param('id', ParseIntPipe) id: number,
    @Body(parsedBy(ProductPatchSchema)) patch: ProductPatch,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProduct> {
    return this.saved(await this.products.update(id, patch, request.staff!, staffContext(request)), reply);
  }

  /** Hides the product. 404 `not-found`. */
  @Delete(':id')
  @AllowAccess('staff', 'edit-catalog')
  @HttpCode(204)
  async deleteProduct(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    await this.products.hide(id, request.staff!, (name, manager) =>
      this.acts.note(request, 'product-deleted', name, { manager }),
    );
  }

  private async saved({ id, position }: SavedProduct, reply: FastifyReply): Promise<AdminProduct> {
    await this.afterWrite.wait(position, reply);
    return this.find(id);
  }

  private async find(id: number): Promise<AdminProduct> {
    const sql = `select ${listing.row} as product from ${listing.from} where p.id = $1 and p.hidden_at is null`;
    const [row] = await this.dataSource.query<{ product: AdminProduct }[]>(sql, [id]);
    if (!row) throw new DomainError('not-found');
    return row.product;
  }
}
