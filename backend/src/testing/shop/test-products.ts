import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Category } from '../../catalog/category.entity.js';
import { Product } from '../../catalog/product.entity.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import { readModelsPass } from './read-models.js';
import { OpenStock } from '../../inventory/commands/open-stock.js';
import { testContext } from '../kernel.js';
import type { TestShop } from './test-shop.js';

/** Puts products on sale and returns their ids by slug. Price in cents; stock null is unlimited. */
export async function sell(
  { app }: TestShop,
  products: Record<string, { priceCents: number; stock: number | null; isActive?: boolean; badge?: string }>,
): Promise<Map<string, number>> {
  const dataSource = app.get(DataSource);
  const categories = dataSource.getRepository(Category);
  const category = await categories.save(
    categories.create({ slug: `test-${Object.keys(products)[0]}`, name: 'Test', description: null, hiddenAt: null }),
  );
  const ids = new Map<string, number>();
  for (const [slug, { priceCents, stock, isActive = true, badge = null }] of Object.entries(products)) {
    const rows = dataSource.getRepository(Product);
    const { id } = await rows.save(
      rows.create({
        slug,
        name: slug,
        description: 'Voor een test.',
        categoryId: category.id,
        priceCents,
        badge,
        quantity: '60 stuks',
        isActive,
        subscriptionEnabled: true,
        subscriptionDiscount: 20,
        benefits: [],
        ingredients: [],
        variants: [],
      }),
    );
    ids.set(slug, id);
    const opened = new OpenStock({ productId: id, onHand: stock }, testContext());
    const { position } = await app.get(CommandBus).execute<OpenStock, CommandResult>(opened);
    await readModelsPass({ app }, position);
  }
  await dataSource.query('notify catalog_changed');
  return ids;
}
