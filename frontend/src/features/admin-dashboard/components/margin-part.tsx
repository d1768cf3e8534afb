import { chakra } from '@chakra-ui/react';
import type { PeriodMargin } from '../../../../../contracts/admin/analytics.js';
import { formatEuros } from '../../../ui/admin/form/euros';
import { Details } from '../../../ui/admin/layout/details';
import { marginCopy as copy } from '../period-copy';

/** The margin of a period where the cost price is known, and of what share of the revenue that is. */
export function MarginPart({ margin }: { margin: PeriodMargin }) {
  const { netRevenue, knownRevenue, cost, knownPercent } = margin;
  return (
    <chakra.section aria-label={copy.title} mt="8">
      <chakra.h3 fontSize="md" mb="3">
        {copy.title}
      </chakra.h3>
      <Details
        rows={[
          [copy.netRevenue, formatEuros(netRevenue)],
          ...(knownPercent
            ? ([
                [copy.knownRevenue, copy.known(formatEuros(knownRevenue), knownPercent)],
                [copy.cost, formatEuros(cost)],
                [copy.margin, copy.amount(formatEuros(margin.margin), margin.percent)],
              ] as const)
            : []),
        ]}
      />
      <chakra.p color="muted" fontSize="sm" mt="3" maxW="42rem">
        {knownPercent ? copy.explain : copy.unknown}
      </chakra.p>
    </chakra.section>
  );
}
