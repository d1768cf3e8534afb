import { chakra } from '@chakra-ui/react';
import type { Category, Product } from '../../../../../contracts/catalog.js';
import { ProductCard } from '../../../ui/product-card';
import { Skeleton } from '../../../ui/skeleton';
import { catalogCopy } from '../copy';

const columns = { base: '1fr', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' };
const firstRow = 4;

/** One column on phones, three on tablets, four on desktops. Undefined products are still on their way: 8 skeletons. */
export function ProductGrid({ products, categories }: { products: Product[] | undefined; categories: Category[] }) {
  if (!products) return <GridSkeleton />;
  const slugs = new Map(categories.map((category) => [category.id, category.slug]));
  return (
    <chakra.ul display="grid" gap={{ base: '4', md: '5' }} gridTemplateColumns={columns}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} categorySlug={slugs.get(product.categoryId)} eager={index < firstRow} />
        </li>
      ))}
    </chakra.ul>
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
