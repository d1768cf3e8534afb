import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Category, Product } from '../../../../../../contracts/catalog.js';
import { ButtonLink } from '../../../../ui/controls/button';
import { ProductCard } from '../../../../ui/product/product-card';
import { Skeleton } from '../../../../ui/skeleton';
import { catalogCopy } from '../../copy';

const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(3, minmax(0, 1fr))',
  lg: 'repeat(4, minmax(0, 1fr))',
};
const firstRow = 4;
/** Columns that a number of products leaves free, by that number. */
const freeOfThree = ['span 3', 'span 2', 'span 1', 'span 3'] as const;
const freeOfFour = ['span 4', 'span 3', 'span 2', 'span 1'] as const;
/** The number of pictures in view on a phone. The rest of the first row loads after the first layout. */
const inSight = 2;

interface ProductGridProps {
  /** Undefined while loading: the grid shows 8 skeletons. */
  products: Product[] | undefined;
  categories: Category[];
  /** All products that a filter selects from. Cards render once, so that a filter only shows and hides them. */
  among?: Product[];
  /** Whether the grid is the first content of its page: its first pictures then load eagerly. */
  leads?: boolean;
}

/** One column on phones, three on tablets, four on desktops. */
export function ProductGrid({ products, categories, among, leads = false }: ProductGridProps) {
  if (!products) return <GridSkeleton />;
  return <Cards products={products} categories={categories} among={among ?? products} leads={leads} />;
}

function Cards({ products, categories, among, leads }: Required<ProductGridProps> & { products: Product[] }) {
  const [eager] = useState(() => new Set(products.slice(0, leads ? inSight : 0).map(({ id }) => id)));
  const slugs = new Map(categories.map((category) => [category.id, category.slug]));
  const shown = new Set(products);
  return (
    <chakra.ul display="grid" gap={{ base: '4', md: '5' }} gridTemplateColumns={columns}>
      {[...products, ...among.filter((product) => !shown.has(product))].map((product) => (
        <li key={product.id} hidden={!shown.has(product)}>
          <ProductCard product={product} categorySlug={slugs.get(product.categoryId)} eager={eager.has(product.id)} />
        </li>
      ))}
      {products.length < firstRow && <RestOfRow taken={products.length} />}
    </chakra.ul>
  );
}

/** Fills the rest of an incomplete row with a link. */
function RestOfRow({ taken }: { taken: number }) {
  return (
    <chakra.li
      gridColumn={{ md: freeOfThree[taken], lg: freeOfFour[taken] }}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="flex-end"
      gap="5"
      p={{ base: '5', md: '8' }}
      rounded="card"
      bg="fruit.mango.strong"
      minH={{ base: '18rem', md: 'auto' }}
      backgroundImage={{
        base: 'url(/art/gummies/slice.webp)',
        lg: 'url(/art/gummies/slice.webp), url(/art/gummies/heart.webp)',
      }}
      backgroundPosition={{ base: 'right 1.25rem top 1.25rem', lg: 'right 1.5rem top 1.5rem, left 2rem top 3.5rem' }}
      backgroundSize={{ base: '7rem', lg: '10rem, 5rem' }}
      backgroundRepeat="no-repeat"
    >
      <chakra.p
        fontFamily="display"
        fontWeight="black"
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight="1"
        letterSpacing="-0.03em"
        maxW="13ch"
      >
        {catalogCopy.restOfRow}
      </chakra.p>
      <ButtonLink look="ink" to="/products">
        {catalogCopy.emptyWayOn}
      </ButtonLink>
    </chakra.li>
  );
}

function GridSkeleton() {
  return (
    <chakra.div display="grid" gap={{ base: '4', md: '5' }} gridTemplateColumns={columns} aria-busy="true">
      <chakra.span srOnly role="status">
        {catalogCopy.loading}
      </chakra.span>
      {Array.from({ length: 8 }, (_, index) => (
        <chakra.div key={index} rounded="card" overflow="clip" bg="white" data-testid="product-skeleton">
          <Skeleton aspectRatio="1" rounded="0" />
          <chakra.div p="5" display="grid" gap="3">
            <Skeleton h="6" w="70%" />
            <Skeleton h="4" w="45%" />
            <Skeleton h="10" mt="4" />
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  );
}
