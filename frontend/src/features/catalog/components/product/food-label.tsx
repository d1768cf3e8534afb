import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ProductLabel } from '../../../../../../contracts/food/food-facts.js';
import { segmentsOf, warningsOf } from '../../../../../../contracts/food/label.js';
import { useShop } from '../../../../lib/shop/shop';
import type { Tint } from '../../../../theme/fruit';
import { labelCopy as copy } from '../../label-copy';
import { Foldout } from '../../../../ui/foldout';
import { AmountsTable, NutritionDeclaration } from './label-tables';

/** What the labels of a product state. The labels of a bundle fold, also without JavaScript. */
export function FoodLabels({ labels, tint }: { labels: readonly ProductLabel[]; tint: Tint }) {
  if (labels.length === 1) return <FoodLabel label={labels[0]!} tint={tint} />;
  return (
    <div>
      {labels.map((label) => (
        <Foldout key={label.name} title={label.name}>
          <chakra.div pb="5">
            <FoodLabel label={label} tint={tint} />
          </chakra.div>
        </Foldout>
      ))}
    </div>
  );
}

function FoodLabel({ label: { ingredients, facts }, tint }: { label: ProductLabel; tint: Tint }) {
  return (
    <chakra.div display="grid" gap="6">
      <Facts>
        <Fact name={copy.legalName}>{facts.legalName}</Fact>
        <Fact name={copy.netQuantity}>{facts.netQuantity}</Fact>
        <Fact name={copy.dailyDose}>{facts.dailyDose}</Fact>
      </Facts>
      <Part title={copy.ingredients}>
        <chakra.ul display="flex" flexWrap="wrap" gap="2">
          {ingredients.map((ingredient) => (
            <chakra.li key={ingredient} px="3.5" py="1.5" rounded="full" bg={tint} fontSize="sm" lineHeight="1.4">
              {segmentsOf(ingredient).map(({ text, isAllergen }, place) =>
                isAllergen ? <strong key={place}>{text}</strong> : <span key={place}>{text}</span>,
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </Part>
      <div>
        <AmountsTable facts={facts} />
      </div>
      <chakra.div borderBottom="1.5px solid" borderColor="line">
        <Foldout title={copy.nutrition} compact>
          <chakra.div pb="4">
            <NutritionDeclaration facts={facts} />
          </chakra.div>
        </Foldout>
      </chakra.div>
      <Part title={copy.warnings}>
        <chakra.ul listStyleType="disc" pl="5" display="grid" gap="1">
          {warningsOf(facts).map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </chakra.ul>
      </Part>
      <Facts>
        <Fact name={copy.avoid}>{facts.avoid}</Fact>
        <Fact name={copy.storage}>{facts.storage}</Fact>
        <Fact name={copy.bestBefore}>{facts.bestBefore}</Fact>
        <Fact name={copy.company}>
          <Company />
        </Fact>
      </Facts>
    </chakra.div>
  );
}

function Company() {
  const { brand, email, foodBusiness } = useShop();
  return <span>{foodBusiness ? `${foodBusiness.name}, ${foodBusiness.address}` : `${brand}, ${email}`}</span>;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h3 fontSize="md" mb="2">
      {title}
    </chakra.h3>
    {children}
  </div>
);

const Facts = ({ children }: { children: ReactNode }) => (
  <chakra.dl
    display="grid"
    gap="3"
    columnGap="8"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
  >
    {children}
  </chakra.dl>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <chakra.dt fontSize="sm" color="muted">
      {name}
    </chakra.dt>
    <dd>{children}</dd>
  </div>
);
