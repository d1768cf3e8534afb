import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { claimContextOf, heldInProduct, type HeldText } from '../../../../contracts/food/claims/check-product.js';
import type { LabelFacts } from '../../../../contracts/food/food-facts.js';
import { adminProductsQuery } from './api';
import { foodFactsOf } from './label-values';
import { sentList, type ProductValues } from './product-values';

/** Returns the sentences of the typed texts that need a decision, judged by the typed label. */
export function useHeldClaims(loadedBenefits: readonly string[]): HeldText[] {
  const values = useFormContext<ProductValues>().watch();
  const facts = foodFactsOf(values.foodFacts);
  const contents = facts?.kind === 'bundle' ? facts.contents : [];
  const products = useQuery({ ...adminProductsQuery, enabled: contents.length > 0 }).data ?? [];
  const inBundle = products
    .filter(({ id }) => contents.includes(id))
    .flatMap(({ name, foodFacts }) => (foodFacts?.kind === 'label' ? [{ name, facts: foodFacts }] : []));
  const labels: { name: string; facts: LabelFacts }[] =
    facts?.kind === 'label' ? [{ name: values.name, facts }] : inBundle;
  return heldInProduct({ ...values, benefits: sentList(values.benefits, [...loadedBenefits]) }, claimContextOf(labels));
}
