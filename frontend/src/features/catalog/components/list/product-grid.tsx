import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { Category, Product } from '../../../../../../contracts/catalog.js';
import { ProductCard } from '../../../../ui/product/product-card';
import { Skeleton } from '../../../../ui/skeleton';
import { catalogCopy } from '../../copy';

const RestOfRow = lazy(() => import('./rest-of-row'));

const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};
const firstRow = 4;
/** The number of pictures in view on a phone. The rest of the first row loads after the first layout. */
const inSight = 3;

interface ProductGridProps {
  /** Undefined while loading: the grid shows 8 skeletons. */
  products: Product[] | undefined;
  categories: Category[];
  /** All products that a filter selects from. Cards render once, so that a filter only shows and hides them. */
  among?: Product[];
  /** Whether the grid is the first content of its page: its first pictures then load eagerly. */
  leads?: boolean;
}

/** One column of lying cards on phones, three columns on tablets, four on desktops. */
export function ProductGrid({ products, categories, among, leads = false }: ProductGridProps) {
  if (!products) return <GridSkeleton />;
  return <Cards products={products} categories={categories} among={among ?? products} leads={leads} />;
}

function Cards({ products, categories, among, leads }: Required<ProductGridProps> & { products: Product[] }) {
  const [eager] = useState(() => new Set(products.slice(0, leads ? inSight : 0).map(({ id }) => id)));
  const slugs = new Map(categories.map((category) => [category.id, category.slug]));
  const shown = new Set(products);
  return (
    <chakra.ul display="grid" gap={{ base: '3', md: '5' }} gridTemplateColumns={columns}>
      {[...products, ...among.filter((product) => !shown.has(product))].map((product, index) => (
        <li key={product.id} hidden={!shown.has(product)}>
          <ProductCard
            product={product}
            categorySlug={slugs.get(product.categoryId)}
            eager={eager.has(product.id)}
            waits={index >= firstRow}
          />
        </li>
      ))}
      <Suspense>{products.length < firstRow && <RestOfRow taken={products.length} />}</Suspense>
    </chakra.ul>
  );
}

function GridSkeleton() {
  return (
    <chakra.div display="grid" gap={{ base: '3', md: '5' }} gridTemplateColumns={columns} aria-busy="true">
      <chakra.span srOnly role="status">
        {catalogCopy.loading}
      </chakra.span>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} h={{ base: '9.25rem', md: '28rem' }} rounded="card" data-testid="product-skeleton" />
      ))}
    </chakra.div>
  );
}
