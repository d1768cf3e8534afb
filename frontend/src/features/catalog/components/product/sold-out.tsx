import { chakra } from '@chakra-ui/react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { soldOutCopy as copy } from '../../sold-out-copy';
import { Neighbours } from './neighbours';
import { StockAlertForm } from './stock-alert-form';

/** In place of the choices of a sold-out product: a mail when it is back, and what is in stock instead. */
export function SoldOut({ product: { slug, alternatives = [] } }: { product: ProductDetail }) {
  return (
    <chakra.section
      aria-labelledby="sold-out"
      mt="4"
      mb={{ base: '2', md: '5' }}
      p={{ base: '4', md: '5' }}
      rounded="card"
      bg="white"
      border="1.5px solid"
      borderColor="line"
      display="grid"
      gap="3"
    >
      <chakra.h2 id="sold-out" fontSize="xl">
        {copy.title}
      </chakra.h2>
      <StockAlertForm slug={slug} />
      {alternatives.length > 0 && (
        <>
          <chakra.h3 fontSize="md">{copy.alternatives}</chakra.h3>
          <Neighbours products={alternatives} label={copy.alternatives} compact />
        </>
      )}
    </chakra.section>
  );
}
