import { chakra } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { uiCopy } from '../../../../ui/copy';
import { Skeleton } from '../../../../ui/skeleton';
import { ProductLayout } from './product-layout';

/** The skeleton of a product page. It contains no texts of that page, because it is part of the first load. */
export function ProductPending() {
  // The router scrolls once the page is there. Until then a visitor from far down a list would see the footer.
  useLayoutEffect(() => {
    window.scrollTo(0, 0); // newer browsers return a promise, which is no function to clean up with
  }, []);
  return (
    <ProductLayout
      tint="stone"
      art={
        <chakra.div
          aspectRatio={{ base: '4 / 3', md: '1', lg: 'auto' }}
          h={{ lg: 'calc(100dvh - 7.5rem)' }}
          display="grid"
          placeItems="center"
        >
          <chakra.p role="status" fontWeight="semibold">
            {uiCopy.loading}
          </chakra.p>
        </chakra.div>
      }
      panel={
        <chakra.div display="grid" gap="5" aria-busy="true">
          <Skeleton h="14" w="70%" />
          <Skeleton h="6" w="90%" />
          <Skeleton h="32" rounded="card" />
          <Skeleton h="20" rounded="card" />
          <Skeleton h="14" rounded="full" />
        </chakra.div>
      }
    />
  );
}
