import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
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
const firstCell = '1 / 1';
const firstRow = 4;
/** The number of pictures in view on a phone, when the grid leads its page. */
const inSight = 3;

interface ProductGridProps {
  /** Undefined while loading: the grid shows 8 skeletons. */
  products: Product[] | undefined;
  categories: Category[];
  /** All products that a filter selects from. Cards render once, so that a filter only shows and hides them. */
  among?: Product[];
  /** Whether the grid is the first content of its page: its first pictures then load eagerly. */
  leads?: boolean;
  /** Cells between the cards, by the number of cards before them. */
  breaks?: Readonly<Record<number, ReactNode>>;
  /** How many columns the breaks fill next to cards, in rows of four. */
  breakColumns?: number;
  /** Whether the grid has all products. It then leads to the vitamin test instead of to all products. */
  isAll?: boolean;
}

/** One column of lying cards on phones, three columns on tablets, four on desktops. */
export function ProductGrid({ products, ...more }: ProductGridProps) {
  return products ? <Cards products={products} {...more} /> : <GridSkeleton />;
}

function Cards({
  products,
  categories,
  among = products,
  leads = false,
  breaks = {},
  breakColumns = 0,
  isAll = false,
}: ProductGridProps & { products: Product[] }) {
  const [eager] = useState(() => new Set(products.slice(0, leads ? inSight : 0).map(({ id }) => id)));
  const slugs = new Map(categories.map((category) => [category.id, category.slug]));
  const shown = new Set(products);
  const all = [...products, ...among.filter((product) => !shown.has(product))];
  return (
    // dense, because a break of a whole row leaves cells free before it
    <chakra.ul display="grid" gap={{ base: '2.5', md: '5' }} gridTemplateColumns={columns} gridAutoFlow="row dense">
      {all.flatMap((product, index) => [
        breaks[index] && <Suspense key={`break-${index}`}>{breaks[index]}</Suspense>,
        <li key={product.id} hidden={!shown.has(product)}>
          <ProductCard
            product={product}
            categorySlug={slugs.get(product.categoryId)}
            eager={eager.has(product.id)}
            waits={index >= (leads ? firstRow : inSight)}
          />
        </li>,
      ])}
      <Suspense>
        <RestOfRow
          taken={{ three: products.length, four: products.length + breakColumns }}
          always={products.length < firstRow}
          to={isAll ? '/vitaminetest' : '/products'}
        />
      </Suspense>
    </chakra.ul>
  );
}

function GridSkeleton() {
  return (
    <chakra.div display="grid" gap={{ base: '3', md: '5' }} gridTemplateColumns={columns} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton
          key={index}
          gridArea={index === 0 ? firstCell : undefined}
          h={{ base: '9.125rem', md: '28rem' }}
          rounded="card"
          data-testid="product-skeleton"
        />
      ))}
      <chakra.p role="status" gridArea={firstCell} placeSelf="center" pos="relative" fontWeight="semibold">
        {catalogCopy.loading}
      </chakra.p>
    </chakra.div>
  );
}
