import { looks } from '../../../../frontend/art/lib/brand/looks.mjs';
import { heldInProduct } from '../../../../contracts/food/claims/check-product.js';
import { nutrientWords } from '../../../../contracts/food/claims/claim-words.js';
import { LabelFactsSchema, type LabelFacts } from '../../../../contracts/food/food-facts.js';
import { dosesOf, perPortion } from '../../../../contracts/food/label.js';
import { nutrientIds, nutrients, percentOfReference, type Doses } from '../../../../contracts/food/nutrients.js';
import { missingForSale } from '../../../../contracts/food/publication.js';
import { demoProducts } from '../catalogue.js';
import { demoTastes } from '../catalogue/tastes.js';
import { demoBundles, demoLabels } from './demo-labels.js';

const names = demoProducts.map(({ name }) => name);
const singles = demoProducts.filter(({ slug }) => demoLabels[slug]).map((product) => ({ ...product }));
const labelsOf = (slug: string): LabelFacts[] => (demoBundles[slug] ?? [slug]).map((part) => demoLabels[part]!);
const decimal = (value: number, digits: number) =>
  value.toLocaleString('nl-NL', { maximumFractionDigits: digits, useGrouping: false });
/** Amounts as texts print them, such as "1,4 mg vitamine B6 (100% RI)". */
const statements = /([\d,]+) (g|mg|µg) ([^(,.]+?)(?: \(([\d.]+)% RI\))?(?=,| en |\.|$| met | als | uit )/g;
const statedIn = (text: string) =>
  [...text.replaceAll(' per dag', '').matchAll(statements)].map(([, amount, unit, name, percent]) => ({
    ...{ amount: Number(amount!.replace(',', '.')), unit, name: name!.toLowerCase(), percent },
  }));

it('has a label for every product, or for every product of a bundle', () => {
  const labelled = [...Object.keys(demoLabels), ...Object.keys(demoBundles)];
  expect(labelled.toSorted()).toEqual(demoProducts.map(({ slug }) => slug).toSorted());
  for (const contents of Object.values(demoBundles))
    for (const slug of contents) expect([slug, demoLabels[slug] !== undefined]).toEqual([slug, true]);
});

it('reads the amounts in the texts of nearly all products', () => {
  expect(singles.filter(({ details }) => statedIn(details).length > 0).length).toBeGreaterThanOrEqual(
    singles.length - 2,
  );
});

describe.each(singles)('the label of $slug', ({ slug, details, ingredients, nutrition, quantity, servings }) => {
  const facts = demoLabels[slug]!;

  it('fits its contract, and the product may be on sale', () => {
    expect(LabelFactsSchema.parse(facts)).toEqual(facts);
    expect(missingForSale({ foodFacts: facts, ingredients })).toEqual({});
  });

  it('states the amounts that the text states', () => {
    for (const { amount, unit, name, percent } of statedIn(details)) {
      const nutrient = nutrientIds.find((id) => nutrientWords[id].test(name));
      if (nutrient) {
        expect([name, dosesOf(facts)[nutrient], nutrients[nutrient].unit]).toEqual([name, amount, unit]);
        const computed = percentOfReference(nutrient, amount);
        if (percent) expect([name, computed]).toEqual([name, Number(percent.replace('.', ''))]);
      } else
        expect(facts.substances.map((row) => ({ ...row, name: row.name.toLowerCase() }))).toContainEqual({
          ...{ name, amount, unit },
        });
    }
  });

  it('agrees with the pack and the nutrition of the product', () => {
    expect(facts.netQuantity).toContain(`(${quantity})`);
    expect(facts.portionName.startsWith(String(Number.parseInt(quantity, 10) / servings))).toBe(true);
    expect(nutrition).toMatchObject({
      portie: expect.stringContaining(`(${decimal(facts.portionGrams, 1)} g)`),
      calories: `${decimal(perPortion(facts.energyKcal, facts), 0)} kcal`,
      protein: `${decimal(perPortion(facts.protein, facts), 1)} g`,
      carbs: `${decimal(perPortion(facts.carbohydrates, facts), 1)} g, waarvan suikers ${decimal(facts.sugars, 1)} g`,
      fat: `${decimal(perPortion(facts.fat, facts), 1)} g`,
    });
  });

  it('agrees with what the picture of the jar prints', () => {
    const { sub } = looks[slug]!;
    expect(facts.sugars).toBeLessThanOrEqual(0.5); // every jar prints "suikervrij"
    const printed = sub!
      .split(' · ')[0]!
      .toLowerCase()
      .replaceAll(/\b([ce])\b/g, 'vitamine $1');
    for (const id of nutrientIds)
      if (nutrientWords[id].test(printed)) expect([id, dosesOf(facts)[id] !== undefined]).toEqual([id, true]);
    const [, amount, unit] = /^([\d,]+) (g|mg|µg)/.exec(printed) ?? [];
    const all = [...facts.amounts.map((row) => ({ ...row, unit: nutrients[row.nutrient].unit })), ...facts.substances];
    if (amount) expect(all).toContainEqual(expect.objectContaining({ amount: Number(amount.replace(',', '.')), unit }));
    const [, vitamins] = /^(\d+) vitamines/.exec(printed) ?? [];
    const counted = facts.amounts.filter(({ nutrient }) => nutrient !== 'zinc').length;
    if (vitamins) expect(counted).toBe(Number(vitamins));
  });
});

it.each(demoProducts.map((product) => ({ ...product })))('$slug claims only what its label supports', (product) => {
  const labels = labelsOf(product.slug);
  const doses: Doses = Object.assign({}, ...labels.map(dosesOf));
  const sugars = Math.max(...labels.map((facts) => facts.sugars));
  const { purpose } = demoTastes[product.slug]!;
  const texts = { ...product, purpose, benefits: [...product.benefits, product.promise, ...product.variants] };
  expect(heldInProduct(texts, { doses, sugars, names })).toEqual([]);
});
