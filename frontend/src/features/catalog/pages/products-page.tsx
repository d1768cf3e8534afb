import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Category } from '../../../../../contracts/catalog.js';
import { categoriesQuery, productsOfCategoryQuery, productsQuery } from '../../../lib/shop/catalog';
import { ProductList } from '../components/list/product-list';

const SearchedList = lazy(() => import('../components/list/searched-list'));

interface ProductsPageProps {
  /** Absent: all categories. */
  category?: Category;
  /** Whether the URL names a category that does not exist. */
  isUnknown?: boolean;
  search: string | undefined;
}

/** All products, or those of one category. Only a search loads the code that searches. */
export function ProductsPage({ category, isUnknown, search }: ProductsPageProps) {
  const products = useQuery(category ? productsOfCategoryQuery(category.id) : productsQuery);
  const categories = useQuery(categoriesQuery).data ?? [];
  const list = { category, search, products, categories };
  if (!search || isUnknown) return <ProductList {...list} shown={isUnknown ? [] : products.data} />;
  return (
    <Suspense fallback={<ProductList {...list} shown={undefined} />}>
      <SearchedList {...list} search={search} />
    </Suspense>
  );
}
