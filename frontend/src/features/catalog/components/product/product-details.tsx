import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import type { Tint } from '../../../../theme/fruit';
import { CheckIcon } from '../../../../ui/icons';
import { productCopy } from '../../product-copy';
import { NutritionTable } from './nutrition-table';

/** Benefits, usage and ingredients. Empty parts are left out. */
export function ProductDetails({ product, tint }: { product: ProductDetail; tint: Tint }) {
  const { benefits, usage, whenToUse, details, ingredients, nutrition } = product;
  return (
    <chakra.div display="grid" gap="10" mt="12">
      {benefits.length > 0 && (
        <Part title={productCopy.benefits}>
          <chakra.ul display="grid" gap="2.5">
            {benefits.map((benefit) => (
              <chakra.li key={benefit} display="flex" gap="3">
                <chakra.span
                  bg={tint}
                  rounded="full"
                  w="6"
                  h="6"
                  display="grid"
                  placeItems="center"
                  flexShrink={0}
                  mt="0.5"
                >
                  <CheckIcon size="0.875rem" />
                </chakra.span>
                <span>{benefit}</span>
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {(usage || whenToUse) && (
        <Part title={productCopy.usage}>
          {usage && <p>{usage}</p>}
          {whenToUse && (
            <chakra.p mt="3">
              <strong>{productCopy.whenToUse}:</strong> <span>{whenToUse}</span>
            </chakra.p>
          )}
        </Part>
      )}
      {details && <Part title={productCopy.details}>{details}</Part>}
      {ingredients.length > 0 && (
        <Part title={productCopy.ingredients}>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {ingredients.map((ingredient) => (
              <chakra.li key={ingredient} px="3.5" py="1.5" rounded="full" bg={tint} fontSize="sm" lineHeight="1.4">
                {ingredient}
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {nutrition && (
        <Part title={productCopy.nutrition}>
          <NutritionTable nutrition={nutrition} />
        </Part>
      )}
    </chakra.div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <chakra.h2 fontSize="xl" mb="3">
        {title}
      </chakra.h2>
      {children}
    </section>
  );
}
