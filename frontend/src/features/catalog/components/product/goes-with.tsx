import { chakra } from '@chakra-ui/react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { moreCopy } from '../../more-copy';
import { Neighbours } from './neighbours';

/** The end of a product page: two products of other moments of the day. */
export function GoesWith({ product: { goesWith = [] } }: { product: ProductDetail }) {
  if (goesWith.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="goes-with"
      maxW="wide"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '14', md: '20' }}
    >
      <chakra.h2 id="goes-with" fontSize="3xl" mb={{ base: '5', md: '8' }}>
        {moreCopy.goesWith}
      </chakra.h2>
      <Neighbours products={goesWith} label={moreCopy.goesWith} />
    </chakra.section>
  );
}
