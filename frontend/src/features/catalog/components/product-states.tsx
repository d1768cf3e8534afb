import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { StatePage } from '../../../ui/state-page';
import { productCopy } from '../product-copy';
import { ProductLayout } from './product-layout';

/** The shape of a product page while it loads. */
export function ProductPending() {
  return (
    <ProductLayout
      tint="stone"
      art={<chakra.div aspectRatio={{ base: '1', lg: 'auto' }} h={{ lg: 'calc(100dvh - 7.5rem)' }} />}
      panel={
        <chakra.div display="grid" gap="5" aria-busy="true">
          <chakra.span srOnly role="status">
            {productCopy.loading}
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

/** The page of a product that is not there (any more). */
export function ProductMissing() {
  return (
    <StatePage art="not-found" title={productCopy.missingTitle} text={productCopy.missingText}>
      <ButtonLink to="/products">{productCopy.missingWayOn}</ButtonLink>
    </StatePage>
  );
}
