import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LabelFacts } from '../../../../../../contracts/food/food-facts.js';
import { nutritionRows, perPortion } from '../../../../../../contracts/food/label.js';
import { nutrients, percentOfReference } from '../../../../../../contracts/food/nutrients.js';
import { formatNumber } from '../../../../lib/format';
import { labelCopy as copy } from '../../label-copy';

const rounded = (value: number, digits: number) => formatNumber(Number(value.toFixed(digits)));
const grams = (value: number) => `${rounded(value, value < 1 ? 2 : 1)}\u00a0g`;

/** The amounts per daily dose, with their percent of the reference intake. */
export function AmountsTable({ facts }: { facts: LabelFacts }) {
  const { amounts, substances, portionName } = facts;
  const rows = [
    ...amounts.map(({ nutrient, amount }) => ({ ...nutrients[nutrient], amount, nutrient })),
    ...substances.map((substance) => ({ ...substance, nutrient: null })),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <LabelTable title={copy.amounts(portionName)} columns={[copy.substance, copy.amount, copy.percent]}>
        {rows.map(({ name, amount, unit, nutrient }) => (
          <Row
            key={name}
            name={name}
            cells={[
              `${rounded(amount, 3)}\u00a0${unit}`,
              copy.percentOf(nutrient && percentOfReference(nutrient, amount)),
            ]}
          />
        ))}
      </LabelTable>
      <chakra.p fontSize="sm" color="muted" mt="2">
        {copy.reference}
      </chakra.p>
    </>
  );
}

/** The nutrition declaration per 100 g and per portion, below a title that is shown beside it. */
export function NutritionDeclaration({ facts }: { facts: LabelFacts }) {
  const portion = (value: number) => perPortion(value, facts);
  const energy = (kj: number, kcal: number) => `${rounded(kj, 0)}\u00a0kJ / ${rounded(kcal, 0)}\u00a0kcal`;
  return (
    <LabelTable title={copy.nutrition} hidesTitle columns={['', copy.per100g, copy.perPortion(facts.portionName)]}>
      <Row
        name={copy.energy}
        cells={[energy(facts.energyKj, facts.energyKcal), energy(portion(facts.energyKj), portion(facts.energyKcal))]}
      />
      {nutritionRows.map((row) => (
        <Row key={row} name={copy.rows[row]} cells={[grams(facts[row]), grams(portion(facts[row]))]} />
      ))}
    </LabelTable>
  );
}

interface LabelTableProps {
  title: string;
  hidesTitle?: boolean;
  columns: readonly string[];
  children: ReactNode;
}

function LabelTable({ title, hidesTitle = false, columns, children }: LabelTableProps) {
  const [first, ...others] = columns;
  return (
    <chakra.table w="full" fontVariantNumeric="tabular-nums" fontSize="sm">
      <chakra.caption srOnly={hidesTitle} textAlign="left" fontWeight="semibold" fontSize="md" pb="2">
        {title}
      </chakra.caption>
      <thead>
        <tr>
          {first ? <Head text={first} /> : <td />}
          {others.map((column) => (
            <Head key={column} text={column} isNumeric />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </chakra.table>
  );
}

const Head = ({ text, isNumeric }: { text: string; isNumeric?: boolean }) => (
  <chakra.th
    scope="col"
    textAlign={isNumeric ? 'right' : 'left'}
    color="muted"
    fontWeight="semibold"
    pb="1.5"
    pl={isNumeric ? '3' : '0'}
  >
    {text}
  </chakra.th>
);

const Row = ({ name, cells }: { name: string; cells: readonly string[] }) => (
  <chakra.tr borderTop="1.5px solid" borderColor="line">
    <chakra.th scope="row" textAlign="left" py="2" fontWeight="normal" _firstLetter={{ textTransform: 'uppercase' }}>
      {name}
    </chakra.th>
    {cells.map((cell, place) => (
      <chakra.td key={place} textAlign="right" py="2" pl="3">
        {cell}
      </chakra.td>
    ))}
  </chakra.tr>
);
