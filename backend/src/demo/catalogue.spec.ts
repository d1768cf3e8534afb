import { ProductPatchSchema } from '../../../contracts/admin/products.js';
import { demoTastes } from './catalogue/tastes.js';
import { demoProducts, onePlusOneSlugs } from './catalogue.js';

it('makes the promises of the storefront true: a plan with 50 % off, and 1+1 products', () => {
  const plans = demoProducts.filter(({ subscriptionEnabled }) => subscriptionEnabled);
  expect(Math.max(...plans.map(({ subscriptionDiscount }) => subscriptionDiscount))).toBe(50);
  expect(demoProducts.filter(({ slug }) => onePlusOneSlugs.includes(slug)).length).toBeGreaterThanOrEqual(2);
});

it('names as many vitamins as it counts', () => {
  const { details, description } = demoProducts.find(({ slug }) => slug === 'multi-vitamin')!;
  const listed = /vitamine (.*) en zink/.exec(details)![1]!;
  expect(listed.split(', ')).toHaveLength(11);
  expect(description).toContain('Elf vitamines en zink');
  expect(JSON.stringify(demoProducts)).not.toMatch(/twaalf vitamines|\d,\d\d euro/i);
});

it('promises no price in its texts, as staff may not', () => {
  for (const { slug, description, details, benefits, usage, whenToUse, badge } of demoProducts) {
    const { purpose, flavour } = demoTastes[slug]!;
    const texts = { purpose, flavour, description, details, benefits, usage, whenToUse, badge };
    expect(ProductPatchSchema.safeParse(texts).error).toBeUndefined();
  }
});
