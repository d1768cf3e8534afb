import { chakra } from '@chakra-ui/react';
import type { ProductLabel } from '../../../../../../contracts/food/food-facts.js';
import { variedDiet } from '../../../../../../contracts/food/label.js';
import { labelCopy } from '../../label-copy';

/** The four statements that stand beside a health claim (regulation (EC) 1924/2006, art. 10(2)). */
export function ClaimCompanions({ labels }: { labels: readonly ProductLabel[] }) {
  const isBundle = labels.length > 1;
  const doses = labels.map(({ name, facts: { dailyDose } }) => (isBundle ? `${name}, ${dailyDose}` : dailyDose));
  const warnings = labels.flatMap(({ facts: { avoid, excess } }) => [avoid, excess]);
  return (
    <chakra.p fontSize="sm" color="muted" mt="3">
      {[variedDiet, labelCopy.claimDose(doses.join('; ')), ...new Set(warnings)].join(' ')}
    </chakra.p>
  );
}
