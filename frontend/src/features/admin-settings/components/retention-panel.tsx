import { chakra } from '@chakra-ui/react';
import type { RetentionRule } from '../../../../../contracts/law/retention.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { retentionCopy as copy } from '../retention-copy';

/** What is kept, why and for how long, and what went. */
export function RetentionPanel({ rules }: { rules: readonly RetentionRule[] }) {
  return (
    <section aria-labelledby="retention">
      <chakra.h2 id="retention" fontSize="lg" mb="2">
        {copy.title}
      </chakra.h2>
      <chakra.p color="muted" mb="4" maxW="prose">
        {copy.explain}
      </chakra.p>
      <chakra.ul display="grid" gap="4" maxW="prose" aria-labelledby="retention">
        {rules.map((rule) => (
          <chakra.li key={rule.table} overflowWrap="anywhere">
            <chakra.p fontWeight="semibold">{rule.what}</chakra.p>
            <p>{rule.term}</p>
            <chakra.p color="muted">{rule.why}</chakra.p>
            {rule.removed && <p>{copy.removed(formatNumber(rule.removed.removed), formatDay(rule.removed.lastAt))}</p>}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
