import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMayOpen } from '../../../lib/staff/may';
import type { ListSearch } from '../list/list-search';
import { Link } from '../../controls/button';
import { Skeleton } from '../../skeleton';

export interface Figure {
  name: string;
  /** Undefined while loading. */
  value: string | undefined;
  /** A sentence on what is counted. */
  meaning: string;
  /** The screen with the rows behind the figure; undefined when none has exactly those. */
  to: { section: string; search?: ListSearch } | undefined;
}

/** Figures of the shop. Each says what it counts, and links to the rows behind it where a screen has them. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={figures.some(({ value }) => value === undefined)}
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
      borderTop="1.5px solid"
      borderColor="ink"
      css={{
        '& > li': { borderBottom: '1.5px solid var(--gum-colors-stone)' },
        '& > li:last-child:nth-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
      }}
    >
      {figures.map(({ name, value, meaning, to }) => (
        <chakra.li key={name} display="grid">
          <FigureLink to={to}>
            <chakra.span data-name fontWeight="semibold">
              {name}
            </chakra.span>
            {value === undefined ? (
              <Skeleton h="8" w="60%" data-testid="figure-skeleton" />
            ) : (
              <chakra.strong
                fontFamily="display"
                fontWeight="bold"
                fontSize={{ base: 'xl', md: '2xl' }}
                lineHeight="1"
                fontVariantNumeric="tabular-nums"
              >
                {value}
              </chakra.strong>
            )}
            <chakra.span color="muted" fontSize="xs" lineHeight="1.35">
              {meaning}
            </chakra.span>
          </FigureLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Plain text without a screen, and for a role that may not open it. */
function FigureLink({ to, children }: Pick<Figure, 'to'> & { children: ReactNode }) {
  const box = { display: 'grid', alignContent: 'start', gap: '1.5', py: '4', pr: '4' } as const;
  const mayOpen = useMayOpen();
  if (!to || !mayOpen(to.section)) return <chakra.div {...box}>{children}</chakra.div>;
  return (
    <Link
      to="/admin/$section"
      params={{ section: to.section }}
      search={to.search}
      {...box}
      css={{ '&:hover [data-name]': { textDecoration: 'underline', textUnderlineOffset: '4px' } }}
    >
      {children}
    </Link>
  );
}
