import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { AdminCategory, CategoryForm, CategoryPatch } from '../../../contracts/admin/categories.js';
import type { NoteDeletion } from '../platform/auth/acts/act-log.port.js';
import { asStaff } from '../platform/database/change-log.js';
import { assertUnchanged } from '../platform/database/changed-since.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { CatalogVersion } from './storefront/catalog-version.js';
import { Category } from './category.entity.js';
import { FormerCategorySlug } from './former-category-slug.entity.js';
import { Product } from './product.entity.js';
import { hiddenSlug, mapTaken } from './slugs.js';

interface Staff {
  id: number;
}

@Injectable()
export class Categories {
  constructor(
    private readonly dataSource: DataSource,
    private readonly catalog: CatalogVersion,
  ) {}

  async list(): Promise<AdminCategory[]> {
    const rows = await this.dataSource
      .getRepository(Category)
      .find({ where: { hiddenAt: IsNull() }, order: { id: 'ASC' } });
    return rows.map(responseOf);
  }

  create(form: CategoryForm, staff: Staff): Promise<AdminCategory> {
    return this.change(staff, async (manager) => {
      return responseOf(await manager.save(manager.create(Category, { ...form, hiddenAt: null })));
    });
  }

  /** Stores the previous slug, so old links redirect. Throws `not-found`, `slug-taken`, and `conflict` after a colleague. */
  update(id: number, { version, ...patch }: CategoryPatch, staff: Staff): Promise<AdminCategory> {
    return this.change(staff, async (manager) => {
      const category = await lockCategory(manager, id);
      const { slug } = category;
      const given = Object.entries(patch).filter(([, value]) => value !== undefined);
      const changes: Partial<Category> = Object.fromEntries(given);
      if (changes.description === '') changes.description = null;
      await assertUnchanged(manager, 'category', category, version, changes);
      await manager.save(Object.assign(category, changes));
      if (category.slug !== slug) await manager.upsert(FormerCategorySlug, { slug, categoryId: id }, ['slug']);
      return responseOf(category);
    });
  }

  /** Locks the category, so no product can be added during the check. Throws `category-in-use`. */
  async hide(id: number, staff: Staff, note: NoteDeletion): Promise<void> {
    await this.change(staff, async (manager) => {
      const category = await lockCategory(manager, id);
      const products = await manager.countBy(Product, { categoryId: id, hiddenAt: IsNull() });
      if (products > 0) throw new DomainError('category-in-use', { products });
      await note(category.name, manager);
      await manager.save(Object.assign(category, { hiddenAt: new Date(), slug: hiddenSlug(category) }));
    });
  }

  private change<T>(staff: Staff, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return mapTaken(
      asStaff(this.dataSource, staff, async (manager) => {
        const result = await work(manager);
        await this.catalog.changed(manager);
        return result;
      }),
    );
  }
}

async function lockCategory(manager: EntityManager, id: number): Promise<Category> {
  const category = await manager.findOne(Category, {
    where: { id, hiddenAt: IsNull() },
    lock: { mode: 'pessimistic_write' },
  });
  if (!category) throw new DomainError('not-found');
  return category;
}

function responseOf({ id, slug, name, description, version }: Category): AdminCategory {
  return { id, slug, name, description, version };
}
