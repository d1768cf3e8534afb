import type { EntityManager } from 'typeorm';
import { Category } from '../catalog/category.entity.js';
import { ProductImage } from '../catalog/product-image.entity.js';
import { FormerSlug } from '../catalog/former-slug.entity.js';
import { Product } from '../catalog/product.entity.js';
import { Promotion } from '../catalog/promotions/promotion.entity.js';
import { demoCategories, demoProducts, onePlusOneSlugs } from './catalogue.js';
import { demoTastes } from './catalogue/tastes.js';
import { renamedSlugs, storedSlug } from './renamed-products.js';
import { demoBundles, demoLabels } from './labels/demo-labels.js';

const day = 24 * 3600_000;
const largestWidth = 1200;
/** What a jar costs of its price. Bundles have no cost price of their own, so that a part of the margin is unknown. */
const costShare = 0.34;

/** Stores categories, products and images; returns the products with their ids. Call within a transaction. */
export async function seedCatalogue(manager: EntityManager, now: Date): Promise<Product[]> {
  const categories = await manager.save(demoCategories.map((category) => manager.create(Category, category)));
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
  const products = await manager.save(
    demoProducts.map(({ category, daysOld, pictures: _pictures, stock: _stock, promise: _promise, ...product }) =>
      manager.create(Product, {
        ...product,
        ...demoTastes[product.slug],
        costCents: category === 'bundles' ? null : Math.round(product.priceCents * costShare),
        slug: storedSlug(product.slug),
        categoryId: categoryIds.get(category)!,
        foodFacts: demoLabels[product.slug] ?? null,
        isActive: true,
        createdAt: new Date(now.getTime() - daysOld * day),
      }),
    ),
  );
  const idOf = new Map(products.map(({ slug, id }) => [slug, id]));
  const productIds = new Map(demoProducts.map(({ slug }) => [slug, idOf.get(storedSlug(slug))!]));
  for (const [slug, contents] of Object.entries(demoBundles)) {
    const bundle = products.find((product) => product.slug === storedSlug(slug))!;
    bundle.foodFacts = { kind: 'bundle', contents: contents.map((part) => productIds.get(part)!) };
    await manager.save(bundle);
  }
  await manager.save(
    demoProducts.flatMap(({ slug, pictures }) =>
      pictures.map((altText, sortOrder) =>
        manager.create(ProductImage, {
          productId: productIds.get(slug)!,
          url: `/art/products/${slug}-${sortOrder + 1}-${largestWidth}.webp`,
          altText,
          isPrimary: sortOrder === 0,
          sortOrder,
        }),
      ),
    ),
  );
  await manager.save(
    Object.keys(renamedSlugs).map((slug) => manager.create(FormerSlug, { slug, productId: productIds.get(slug)! })),
  );
  await manager.save(
    manager.create(Promotion, {
      name: '1+1 gratis',
      benefit: 'buy-get',
      buy: 1,
      free: 1,
      scope: 'products',
      priority: 10,
      productIds: onePlusOneSlugs.map((slug) => productIds.get(slug)!),
      startsAt: new Date(now.getTime() - 400 * day),
    }),
  );
  return products;
}
