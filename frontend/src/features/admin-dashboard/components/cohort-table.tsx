import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { cohortSteps, type Cohort } from '../../../../../contracts/admin/analytics.js';
import { formatMonth, formatNumber } from '../../../lib/format';
import { Panel } from '../../../ui/admin/layout/panel';
import { Loaded } from '../../../ui/admin/list/list-page';
import { Skeleton } from '../../../ui/skeleton';
import { Table } from '../../../ui/table';
import { cohortsQuery } from '../api';
import { periodCopy as copy } from '../period-copy';

/** How many subscriptions of each month remained after a number of deliveries. */
export function CohortTable() {
  const cohorts = useQuery(cohortsQuery);
  return (
    <Panel title={copy.cohorts}>
      <chakra.p color="muted" fontSize="sm" mb="3">
        {copy.cohortsText}
      </chakra.p>
      <Loaded query={cohorts}>
        {cohorts.data?.length === 0 && <p>{copy.noCohorts}</p>}
        {!cohorts.data && <Skeleton h="40" />}
        {cohorts.data && cohorts.data.length > 0 && (
          <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={copy.cohorts}>
            <Table aria-label={copy.cohorts}>
              <thead>
                <tr>
                  <th scope="col">{copy.month}</th>
                  {[copy.started, copy.active, ...cohortSteps.map(copy.after)].map((title) => (
                    <th key={title} scope="col" data-numeric>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {cohorts.data.map((cohort) => (
                  <Row key={cohort.month} cohort={cohort} />
                ))}
              </tbody>
            </Table>
          </chakra.div>
        )}
      </Loaded>
    </Panel>
  );
}

function Row({ cohort: { month, started, active, steps } }: { cohort: Cohort }) {
  return (
    <tr>
      <td>{formatMonth(month)}</td>
      <td data-numeric>{formatNumber(started)}</td>
      <td data-numeric>{formatNumber(active)}</td>
      {steps.map(({ deliveries, reached, lost }) => (
        <td key={deliveries} data-numeric>
          <Remained reached={reached} could={reached + lost} />
        </td>
      ))}
    </tr>
  );
}

/** `could`: those that reached the delivery or ended before it. */
function Remained({ reached, could }: { reached: number; could: number }) {
  if (could === 0) return <span>{copy.unknown}</span>;
  return (
    <>
      <span>{copy.percent(formatNumber(Math.round((100 * reached) / could)))}</span>
      <chakra.span display="block" fontSize="xs" color="muted">
        {copy.reached(formatNumber(reached), formatNumber(could))}
      </chakra.span>
    </>
  );
}
