import { chakra } from '@chakra-ui/react';
import { uiCopy } from '../../../../ui/copy';
import { Skeleton } from '../../../../ui/skeleton';
import { ProductLayout } from './product-layout';

/** The skeleton of a product page. It contains no texts of that page, because it is part of the first load. */
export function ProductPending() {
  return (
    <ProductLayout
      tint="stone"
      art={<chakra.div aspectRatio={{ base: '4 / 3', md: '1', lg: 'auto' }} h={{ lg: 'calc(100dvh - 7.5rem)' }} />}
      panel={
        <chakra.div display="grid" gap="5" aria-busy="true">
          <chakra.span srOnly role="status">
            {uiCopy.loading}
          </chakra.span>
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
