import { chakra } from '@chakra-ui/react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { moreCopy as copy } from '../../more-copy';

const steps = [1, 2, 3, 4, 5];
const scales = ['sourness', 'firmness'] as const;

/** How sour and how firm a product is, as staff tasted it. A scale without a step is left out. */
export function TasteScales({ product }: { product: Pick<ProductDetail, (typeof scales)[number]> }) {
  const tasted = scales.flatMap((scale) => {
    const step = product[scale];
    return step ? [{ scale, step, ...copy.scales[scale] }] : [];
  });
  if (tasted.length === 0) return null;
  return (
    <chakra.section aria-labelledby="taste" mb={{ base: '10', md: '12' }}>
      <chakra.h2 id="taste" fontSize="3xl" mb="6">
        {copy.tasteTitle}
      </chakra.h2>
      <chakra.dl display="grid" gap="5">
        {tasted.map(({ scale, step, name, from, to }) => (
          <chakra.div key={scale} display="grid" gap="2">
            <chakra.dt fontWeight="bold">{name}</chakra.dt>
            <dd>
              <chakra.span srOnly>{copy.step(step, from, to)}</chakra.span>
              <chakra.span aria-hidden="true" display="grid" gap="1.5">
                <chakra.span display="grid" gap="1.5" gridTemplateColumns="repeat(5, minmax(0, 1fr))">
                  {steps.map((place) => (
                    <chakra.span
                      key={place}
                      h="3"
                      rounded="full"
                      bg={place === step ? 'ink' : 'white'}
                      border="1.5px solid"
                      borderColor={place === step ? 'ink' : 'line'}
                    />
                  ))}
                </chakra.span>
                <chakra.span display="flex" justifyContent="space-between" fontSize="sm">
                  <span>{from}</span>
                  <span>{to}</span>
                </chakra.span>
              </chakra.span>
            </dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
