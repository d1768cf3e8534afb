import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { MissingProduct } from '../../../../../../contracts/catalog.js';
import { categoriesQuery, productsQuery } from '../../../../lib/shop/catalog';
import { ButtonLink } from '../../../../ui/controls/button';
import { StatePage } from '../../../../ui/pages/state-page';
import { alternativesTo } from '../../filter-products';
import { missingCopy } from '../../missing-copy';
import { ProductGrid } from '../list/product-grid';

/** The page of an unknown or removed product, with alternatives. `data` is the error data of the route's loader. */
export function ProductMissing({ data }: { data?: unknown }) {
  const { categoryId } = (data ?? {}) as MissingProduct;
  const products = useQuery(productsQuery).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const alternatives = alternativesTo(categoryId, products);
  const titleId = useId();
  return (
    <>
      <StatePage art="not-found" title={missingCopy.title} text={missingCopy.text}>
        <ButtonLink to="/products">{missingCopy.wayOn}</ButtonLink>
      </StatePage>
      {alternatives.length > 0 && (
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
      )}
    </>
  );
}
