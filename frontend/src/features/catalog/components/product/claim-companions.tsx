import { chakra } from '@chakra-ui/react';
import type { ProductLabel } from '../../../../../../contracts/food/food-facts.js';
import { variedDiet } from '../../../../../../contracts/food/label.js';
import { labelCopy } from '../../label-copy';

/** The four statements that stand beside a health claim (regulation (EC) 1924/2006, art. 10(2)). */
export function ClaimCompanions({ labels }: { labels: readonly ProductLabel[] }) {
  const isBundle = labels.length > 1;
  const statements = labels.flatMap(({ name, facts }) => {
    const dose = isBundle ? `${name}, ${facts.dailyDose}` : facts.dailyDose;
    return [labelCopy.claimDose(dose), facts.avoid, facts.excess];
  });
  return (
    <chakra.p fontSize="sm" color="muted" mt="3">
      {[variedDiet, ...new Set(statements)].join(' ')}
    </chakra.p>
  );
}
