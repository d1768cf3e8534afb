import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { Panel } from '../../../ui/admin/layout/panel';
import { StatusPill, type Tone } from '../../../ui/admin/status/status';
import { Link } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';

interface StatusCountsProps<Status extends string> {
  title: string;
  section: string;
  names: Record<Status, string>;
  tones: Record<Status, Tone>;
  /** Undefined while loading. */
  counts: Record<Status, number> | undefined;
  /** The past day of the counts. The list filters by the present status, so that they do not link to it. */
  on: string | undefined;
}

/** The number and share of each status. Those of now link to the filtered list. */
export function StatusCounts<Status extends string>(props: StatusCountsProps<Status>) {
  const { title, section, names, tones, counts, on } = props;
  const statuses = Object.keys(names) as Status[];
  const all = counts ? statuses.reduce((sum, status) => sum + counts[status], 0) : 0;
  return (
    <Panel title={title}>
      {!counts ? (
        <Skeleton h="40" />
      ) : (
        <chakra.ul borderTop="1.5px solid" borderColor="ink">
          {statuses.map((status) => (
            <chakra.li key={status} borderBottom="1.5px solid" borderColor="stone">
              <StatusLink {...{ section, status, on }}>
                <span>
                  <StatusPill tone={tones[status]}>{names[status]}</StatusPill>
                </span>
                <chakra.span aria-hidden h="2" rounded="full" bg="stone" overflow="hidden">
                  <chakra.span
                    display="block"
                    h="full"
                    rounded="full"
                    bg="ink"
                    style={{ width: `${all === 0 ? 0 : (counts[status] / all) * 100}%` }}
                  />
                </chakra.span>
                <chakra.strong data-count textAlign="right" fontVariantNumeric="tabular-nums">
                  {formatNumber(counts[status])}
                </chakra.strong>
              </StatusLink>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

/** Plain text for a past day. */
function StatusLink({ section, status, on, children }: StatusLinkProps) {
  const box = { display: 'grid', gridTemplateColumns: '8.5rem 1fr 4rem', alignItems: 'center', gap: '3', minH: '11' };
  if (on) return <chakra.div {...box}>{children}</chakra.div>;
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      search={{ status }}
      {...box}
      css={{ '&:hover [data-count]': { textDecoration: 'underline' } }}
    >
      {children}
    </Link>
  );
}

interface StatusLinkProps extends Pick<StatusCountsProps<string>, 'section' | 'on'> {
  status: string;
  children: ReactNode;
}
