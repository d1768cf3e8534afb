import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { categoriesQuery, productsQuery } from '../../../../lib/shop/catalog';
import { alternativesTo } from '../../../../lib/shop/filter-products';
import { missingCopy } from '../../missing-copy';
import { ProductGrid } from './product-grid';

/** Products in stock of a category, or the best sold ones, for a page that has nothing else to show. Nothing while none is known. */
export function OnTheShelf({ categoryId }: { categoryId?: number | undefined }) {
  const products = useQuery(productsQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const alternatives = alternativesTo(categoryId, products);
  const titleId = useId();
  if (alternatives.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby={titleId}
      maxW="wide"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pb={{ base: '16', md: '24' }}
    >
      <chakra.h2 id={titleId} fontSize="2xl" mb="6">
        {missingCopy.others}
      </chakra.h2>
      <ProductGrid products={alternatives} categories={categories} />
    </chakra.section>
  );
}
