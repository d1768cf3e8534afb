import type { QueryClient } from '@tanstack/react-query';
import type { Category, ProductDetail } from '../../../../contracts/catalog.js';
import { categoriesQuery } from '../../lib/shop/catalog';
import type { PageFacts } from '../../lib/seo/page-head';
import { cutOffIn, shippingQuery, shopQuery } from '../../lib/shop/shop';
import { breadcrumbData, type Crumb } from '../../lib/seo/structured-data/breadcrumbs';
import { productData, productPath } from '../../lib/seo/structured-data/product';
import { catalogCopy } from './copy';
import { listCopy } from './list-copy';

const home: Crumb = { name: catalogCopy.home, path: '/' };
const everything: Crumb = { name: catalogCopy.allProducts, path: '/products' };
const crumbOf = ({ name, slug }: Category): Crumb => ({ name, path: `/products/${encodeURIComponent(slug)}` });

/** The head of the list of all products. */
export const listFacts: PageFacts = { title: listCopy.title, description: listCopy.meta };

/** Returns the head of a product page. Its breadcrumb contains the category if it is known. */
export function productPageFacts(queryClient: QueryClient, product: ProductDetail): PageFacts {
  const shop = queryClient.getQueryData(shopQuery.queryKey);
  const shipping = queryClient.getQueryData(shippingQuery.queryKey);
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? [];
  const crumbs = categories.filter(({ id }) => id === product.categoryId).map(crumbOf);
  const here = { name: product.name, path: productPath(product) };
  return {
    title: catalogCopy.productTitle(product.name),
    description: product.description,
    picture: product.imageUrl,
    type: 'product',
    structuredData: shop && [
      productData({ product, shop, shipping }),
      breadcrumbData(shop.url, [home, ...crumbs, here]),
    ],
  };
}

/** Returns the head of a category page. */
export function categoryPageFacts(queryClient: QueryClient, category: Category): PageFacts {
  const shop = queryClient.getQueryData(shopQuery.queryKey);
  return {
    title: listCopy.categoryTitle(category.name),
    description: listCopy.categoryMeta(category, cutOffIn(shop)),
    structuredData: shop && [breadcrumbData(shop.url, [home, everything, crumbOf(category)])],
  };
}
