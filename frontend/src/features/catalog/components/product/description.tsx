import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../../../../contracts/catalog.js';
import { segmentsOf } from '../../../../../../contracts/food/label.js';
import { Picture } from '../../../../ui/picture';
import { detailsCopy as copy } from '../../details-copy';
import { ClaimCompanions } from './claim-companions';

/** What a product is like, when to take it, what it does and which allergens it has. Parts without facts are left out. */
export default function Description({ product }: { product: ProductDetail }) {
  const { description, images, usage, whenToUse, benefits, labels } = product;
  const pictures = [...images].sort((one, other) => one.sortOrder - other.sortOrder);
  const macro = pictures[2] ?? pictures[0];
  const allergens = allergensOf(labels);
  return (
    <>
      {macro && (
        <Picture
          src={macro.url}
          alt=""
          sizes="(min-width: 30rem) 30rem, 100vw"
          aspectRatio="4 / 3"
          rounded="card"
          mb="6"
        />
      )}
      <chakra.p whiteSpace="pre-line" fontSize="lg" lineHeight="1.5">
        {description}
      </chakra.p>
      <chakra.dl display="grid" gap="5" mt="8">
        {whenToUse && <Fact name={copy.whenToUse}>{whenToUse}</Fact>}
        {usage && <Fact name={copy.usage}>{usage}</Fact>}
        {benefits.length > 0 && (
          <Fact name={copy.benefits}>
            <chakra.ul display="grid" gap="1.5" pl="5" listStyleType="disc">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </chakra.ul>
            {labels.length > 0 && <ClaimCompanions labels={labels} />}
          </Fact>
        )}
        {allergens.length > 0 && <Fact name={copy.allergens}>{allergens.join(', ')}</Fact>}
      </chakra.dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div borderTop="1.5px solid" borderColor="line" pt="4">
      <chakra.dt fontWeight="bold">{name}</chakra.dt>
      <dd>{children}</dd>
    </chakra.div>
  );
}

/** The allergens that the lists of ingredients mark, each once. */
function allergensOf(labels: ProductDetail['labels']): string[] {
  const segments = labels.flatMap(({ ingredients }) => ingredients.flatMap(segmentsOf));
  return [...new Set(segments.filter(({ isAllergen }) => isAllergen).map(({ text }) => text.toLowerCase()))];
}
