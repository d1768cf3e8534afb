import {
  listProducts,
  listProductChoices,
  exportProducts,
  findProduct,
  createProduct,
  changeProduct,
  deleteProduct,
  AdminProductSchema,
  ProductChoiceSchema,
  type AdminProduct,
  type ProductChoice,
} from '../../../../contracts/admin/products.js';
import { listProductIds, mostChosen } from '../../../../contracts/admin/product-edits.js';
import type { AdminListQuery } from '../../../../contracts/admin/lists.js';
import { seesCosts } from '../../../../contracts/staff/permissions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Listing } from '../../platform/http/listing/listing.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { adminProductListing, productListingWithoutCosts } from './admin-product.listing.js';
import type { NoteDecision } from '../food/require-claim-decisions.js';
import { isOnSale } from '../on-sale.sql.js';
import { Products, type SavedProduct } from '../products.js';
import { rowsOf } from '../../platform/database/rows.js';

const notRemoved: Condition = { sql: () => 'p.hidden_at is null' };
const notArchived: Condition = { sql: () => 'p.archived_at is null' };
const listingFor = ({ staff }: FastifyRequest) =>
  seesCosts(staff!.role) ? adminProductListing : productListingWithoutCosts;
/** Archived products are listed only when the filter asks for them. */
const shownBy = ({ status }: AdminListQuery) => (status === 'archived' ? [notRemoved] : [notRemoved, notArchived]);

const choicesSql = `select p.id, p.name, ${isOnSale} as "isOnSale", p.subscription_enabled as "subscriptionEnabled"
  from products p where p.hidden_at is null and p.archived_at is null order by p.name collate "nl-x-icu", p.id`;

@Controller()
export class AdminProductsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: AdminLists,
    private readonly products: Products,
    private readonly afterWrite: AfterWrite,
    private readonly acts: ActLog,
  ) {}

  @Handles(listProducts)
  listProducts({ query, request, reply }: Call<typeof listProducts>): Promise<StreamableFile | string> {
    return this.lists.respond(listingFor(request), query, reply, shownBy(query));
  }

  @Handles(listProductChoices)
  listProductChoices(): Promise<ProductChoice[]> {
    return rowsOf(this.dataSource, ProductChoiceSchema, choicesSql);
  }

  @Handles(listProductIds)
  async listProductIds({ query, request }: Call<typeof listProductIds>): Promise<number[]> {
    const keys = await this.lists.keys(listingFor(request), query, shownBy(query), mostChosen);
    return keys.map(Number);
  }

  @Handles(exportProducts)
  exportProducts({ query, request }: Call<typeof exportProducts>): Promise<StreamableFile> {
    return this.lists.export(listingFor(request), query, shownBy(query));
  }

  @Handles(findProduct)
  findProduct({ params: { id }, request }: Call<typeof findProduct>): Promise<AdminProduct> {
    return this.find(id, listingFor(request));
  }

  @Handles(createProduct)
  async createProduct({ body: form, request, reply }: Call<typeof createProduct>): Promise<AdminProduct> {
    return this.saved(
      await this.products.create(form, request.staff, staffContext(request), this.noting(request)),
      reply,
    );
  }

  @Handles(changeProduct)
  async changeProduct({
    params: { id },
    body: patch,
    request,
    reply,
  }: Call<typeof changeProduct>): Promise<AdminProduct> {
    return this.saved(
      await this.products.update(id, patch, request.staff, staffContext(request), this.noting(request)),
      reply,
    );
  }

  @Handles(deleteProduct)
  async deleteProduct({ params: { id }, request }: Call<typeof deleteProduct>): Promise<void> {
    await this.products.hide(id, request.staff, (name, manager) =>
      this.acts.note(request, 'product-deleted', name, { manager }),
    );
  }

  private noting(request: FastifyRequest): NoteDecision {
    return (name, { sentence, reason }, manager) =>
      this.acts.note(request, 'claim-decided', name, { before: sentence, after: reason, manager });
  }

  private async saved({ id, position }: SavedProduct, reply: FastifyReply): Promise<AdminProduct> {
    await this.afterWrite.wait(position, reply);
    return this.find(id, listingFor(reply.request));
  }

  private async find(id: number, listing: Listing): Promise<AdminProduct> {
    const sql = `select ${listing.row} as product from ${listing.from} where p.id = $1 and p.hidden_at is null`;
    const [row] = await rowsOf(this.dataSource, z.object({ product: AdminProductSchema }), sql, [id]);
    if (!row) throw new DomainError('not-found');
    return row.product;
  }
}
