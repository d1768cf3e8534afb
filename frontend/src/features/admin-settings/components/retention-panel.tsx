import { chakra } from '@chakra-ui/react';
import type { RetentionRule } from '../../../../../contracts/retention.js';
import { formatDay, formatNumber } from '../../../lib/format';
import { Table } from '../../../ui/table';
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
      <Table aria-labelledby="retention">
        <thead>
          <tr>
            <th scope="col">{copy.columns.what}</th>
            <th scope="col">{copy.columns.term}</th>
            <th scope="col">{copy.columns.why}</th>
            <th scope="col">{copy.columns.removed}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.table}>
              <td>{rule.what}</td>
              <td>{rule.term}</td>
              <td>{rule.why}</td>
              <td>{removedOf(rule)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const removedOf = ({ removed }: RetentionRule): string =>
  removed ? copy.removed(formatNumber(removed.removed), formatDay(removed.lastAt)) : copy.nothing;
