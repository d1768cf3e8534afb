import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { uiCopy } from '../../../../ui/copy';
import { Skeleton } from '../../../../ui/skeleton';
import { ProductLayout } from './product-layout';

/**
 * The skeleton of a product page. It contains no texts of that page, because it is part of the first load. It covers the view and
 * keeps the height of the previous page, so that nothing scrolls while the product loads: Back returns to the same place in a list.
 */
export function ProductPending() {
  const [height] = useState(() => (typeof document === 'undefined' ? 0 : document.documentElement.scrollHeight));
  return (
    <div style={{ minHeight: height }}>
      <chakra.div position="fixed" insetX="0" top="16" bottom="0" overflow="hidden" bg="paper">
        <Placeholders />
      </chakra.div>
    </div>
  );
}

function Placeholders() {
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
