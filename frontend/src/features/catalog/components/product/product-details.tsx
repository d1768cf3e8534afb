import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import type { Tint } from '../../../../theme/fruit';
import { CheckIcon } from '../../../../ui/icons';
import { detailsCopy } from '../../details-copy';
import { hasDay } from '../../has-day';
import { labelCopy } from '../../label-copy';
import { ClaimCompanions } from './claim-companions';
import { FoodLabels } from './food-label';
import { Neighbours } from './neighbours';
import { NutritionTable } from './nutrition-table';

/** Benefits, usage where no day shows it, and label. Empty parts are left out. A product without a label shows ingredients and nutrition. */
export function ProductDetails({ product, tint }: { product: ProductDetail; tint: Tint }) {
  const { benefits, usage, whenToUse, details, contents = [], ingredients, nutrition } = product;
  const labels = labelsOf(product);
  return (
    <chakra.div display="grid" gap="10" mt="12">
      {benefits.length > 0 && (
        <Part title={detailsCopy.benefits}>
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
          {labels.length > 0 && <ClaimCompanions labels={labels} />}
        </Part>
      )}
      {!hasDay(product) && (usage || whenToUse) && (
        <Part title={detailsCopy.usage}>
          {usage && <p>{usage}</p>}
          {whenToUse && (
            <chakra.p mt="3">
              <strong>{detailsCopy.whenToUse}:</strong> <span>{whenToUse}</span>
            </chakra.p>
          )}
        </Part>
      )}
      {(details || contents.length > 0) && (
        <Part title={detailsCopy.details}>
          {details && <p>{details}</p>}
          {contents.length > 0 && (
            <chakra.div mt="4">
              <Neighbours products={contents} label={detailsCopy.details} compact areLinks />
            </chakra.div>
          )}
        </Part>
      )}
      {labels.length > 0 && (
        <Part title={labelCopy.title}>
          <FoodLabels labels={labels} tint={tint} />
        </Part>
      )}
      {labels.length === 0 && ingredients.length > 0 && (
        <Part title={detailsCopy.ingredients}>
          <chakra.ul display="flex" flexWrap="wrap" gap="2">
            {ingredients.map((ingredient) => (
              <chakra.li key={ingredient} px="3.5" py="1.5" rounded="full" bg={tint} fontSize="sm" lineHeight="1.4">
                {ingredient}
              </chakra.li>
            ))}
          </chakra.ul>
        </Part>
      )}
      {labels.length === 0 && nutrition && (
        <Part title={detailsCopy.nutrition}>
          <NutritionTable nutrition={nutrition} />
        </Part>
      )}
    </chakra.div>
  );
}

/** During an update a process of the former version sends no labels. */
const labelsOf = (product: ProductDetail) => (product as Partial<ProductDetail>).labels ?? [];

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
