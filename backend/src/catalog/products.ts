import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { ProductForm, ProductPatch } from '../../../contracts/admin/products.js';
import type { NoteDeletion } from '../platform/auth/acts/act-log.port.js';
import { asStaff } from '../platform/database/change-log.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { CatalogVersion } from './storefront/catalog-version.js';
import { Category } from './category.entity.js';
import {
  noteDecisions,
  requireClaimDecisions,
  undecidedClaims,
  type NoteDecision,
} from './food/require-claim-decisions.js';
import { requireFoodFacts } from './food/require-food-facts.js';
import { columnsOf, newColumnsOf } from './product-columns.js';
import { recordPrice } from './prices/record-price.js';
import { assertNoConflict } from './admin/product-conflict.js';
import { ProductStock } from './product-stock.js';
import { Product } from './product.entity.js';
import { hiddenSlug, mapTaken, saveWithSlug } from './slugs.js';

interface Staff {
  id: number;
}

/** `position`: the stock event to wait for; null without one. */
export interface SavedProduct {
  id: number;
  position: bigint | null;
}

/** Books the stock before the row commits, so a visible product always has a stock figure. */
@Injectable()
export class Products {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stock: ProductStock,
    private readonly catalog: CatalogVersion,
  ) {}

  /** Throws `slug-taken`, `food-facts-missing` and `claim-undecided` (with the fields) and `stock-below-zero`. */
  create(form: ProductForm, staff: Staff, context: CommandContext, note: NoteDecision): Promise<SavedProduct> {
    return this.change(staff, (manager) => this.createIn(manager, form, context, note));
  }

  /** Throws what `create` throws, `not-found`, and `product-changed` on a version conflict. */
  update(
    id: number,
    patch: ProductPatch,
    staff: Staff,
    context: CommandContext,
    note: NoteDecision,
  ): Promise<SavedProduct> {
    return this.change(staff, (manager) => this.updateIn(manager, id, patch, context, note));
  }

  /** Creates a product in a transaction of `change`. */
  async createIn(
    manager: EntityManager,
    form: ProductForm,
    context: CommandContext,
    note: NoteDecision,
  ): Promise<SavedProduct> {
    await requireCategory(manager, form.categoryId);
    const product = await manager.save(manager.create(Product, newColumnsOf(form)));
    await requireFoodFacts(manager, product, null);
    await requireClaimDecisions(manager, product, []);
    await noteDecisions(manager, product, [], note);
    const { id } = product;
    const position = await this.stock.open(id, form.stock === undefined ? 0 : form.stock, context);
    return { id, position };
  }

  /** Updates a product in a transaction of `change`. */
  async updateIn(
    manager: EntityManager,
    id: number,
    patch: ProductPatch,
    context: CommandContext,
    note: NoteDecision,
  ): Promise<SavedProduct> {
    const product = await lockProduct(manager, id);
    const version = patch.version ?? product.version;
    const changes = columnsOf(patch);
    if (version !== product.version) await assertNoConflict(manager, product, version, changes);
    if (changes.categoryId !== undefined) await requireCategory(manager, changes.categoryId);
    const former = { ...product };
    const tolerated = await undecidedClaims(manager, former);
    await saveWithSlug(manager, product, changes);
    await recordPrice(manager, id, changes.priceCents);
    await requireFoodFacts(manager, product, former);
    await requireClaimDecisions(manager, product, tolerated);
    await noteDecisions(manager, product, former.claimDecisions, note);
    const { stock, stockBase } = patch;
    if (stock === undefined) return { id, position: null };
    const position = await this.stock.adjust(manager, { productId: id, version, stock, stockBase }, context);
    if (position !== null && product.version === version)
      await manager.query('update products set version = version + 1 where id = $1', [id]);
    return { id, position };
  }

  /** Hides the product and frees its slug. Throws `not-found`. */
  async hide(id: number, staff: Staff, note: NoteDeletion): Promise<void> {
    await this.change(staff, async (manager) => {
      const product = await lockProduct(manager, id);
      await note(product.name, manager);
      await saveWithSlug(manager, product, { hiddenAt: new Date(), slug: hiddenSlug(product) });
    });
  }

  /** Runs `work` in a transaction of this member of staff, and expires what is cached of the catalogue. */
  change<T>(staff: Staff, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return mapTaken(
      asStaff(this.dataSource, staff, async (manager) => {
        const result = await work(manager);
        await this.catalog.changed(manager);
        return result;
      }),
    );
  }
}

/** Locks the row until the transaction ends. Throws `not-found`. */
export async function lockProduct(manager: EntityManager, id: number): Promise<Product> {
  const product = await manager.findOne(Product, {
    where: { id, hiddenAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!product) throw new DomainError('not-found');
  return product;
}

/** Locks the category against removal until the transaction ends. */
async function requireCategory(manager: EntityManager, id: number): Promise<void> {
  const category = await manager.findOne(Category, {
    where: { id, hiddenAt: IsNull() },
    lock: { mode: 'pessimistic_read' },
  });
  if (!category) throw new InvalidInputError({ categoryId: 'Kies een categorie' });
}
