import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { hasStatus } from '../../../lib/http/api-error';
import { ButtonLink } from '../../controls/button';
import { ErrorPage } from '../../pages/error-page';
import { StatePage } from '../../pages/state-page';
import { Skeleton } from '../../skeleton';
import { adminPadding, adminPageWidth, isTyping } from '../list/list-page';
import { IconButton } from '../icon-button';
import { LeftIcon, PrintIcon, RightIcon } from '../icons';
import { NeighbourLink } from './neighbour-link';
import { useNeighbours, type Neighbours } from './neighbours';
import { recordCopy } from './copy';
import { recordPaths, type RecordSection } from './record-paths';
import { ToList } from './to-list';

interface RecordPageProps<T> {
  section: RecordSection;
  /** What the address names. */
  reference: string;
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  copy: {
    /** The name of the list. */
    list: string;
    unknown: string;
  };
  title: (record: T) => string;
  /** The day and the states beside the title. */
  marks?: (record: T) => ReactNode;
  actions?: (record: T) => ReactNode;
  /** The neighbours of a record that was not opened from its list. */
  neighbours?: (record: T) => Neighbours;
  /** What stands beside the record where there is room: its history. */
  aside?: (record: T) => ReactNode;
  children: (record: T) => ReactNode;
}

/** The buttons of a record on a window without much room. */
const compactButtons = {
  '& > :is(a, button):not([data-icon], [role=combobox])': { minH: '9', px: '3', fontSize: 'xs' },
} as const;

const alone: Neighbours = { previous: null, next: null };

/** The page of one record: its states and actions, its parts, and its history beside them. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { section, reference, query, copy, title, marks, actions, neighbours, aside, children } = props;
  const record = query.data;
  const { previous, next } = useNeighbours(section, reference, (record && neighbours?.(record)) ?? alone);
  useNeighbourKeys(section, previous, next);
  if (query.isError && !record) return <Missing {...{ section, query, copy }} />;
  return (
    <chakra.article px={adminPadding} py={{ base: '1', md: '4', xl: '8' }} maxW={adminPageWidth}>
      <chakra.div display="flex" alignItems="center" gap="1" mb={{ base: '0', md: '2' }} data-screen-only>
        <chakra.div flex="1">
          <ToList section={section}>{copy.list}</ToList>
        </chakra.div>
        {record && (
          <IconButton label={recordCopy.print} onClick={() => window.print()}>
            <PrintIcon size="1.25rem" />
          </IconButton>
        )}
        <chakra.nav aria-label={recordCopy.neighbours} display="flex" gap="1">
          <NeighbourLink section={section} reference={previous} label={recordCopy.previous}>
            <LeftIcon size="1.25rem" />
          </NeighbourLink>
          <NeighbourLink section={section} reference={next} label={recordCopy.next}>
            <RightIcon size="1.25rem" />
          </NeighbourLink>
        </chakra.nav>
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        columnGap={{ base: '2', md: '3' }}
        rowGap={{ base: '2', md: '3' }}
        flexWrap="wrap"
        mb={{ base: '5', md: '6' }}
        minH="10"
      >
        <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} minW="0" overflowWrap="anywhere">
          {record ? title(record) : recordCopy.loading}
        </chakra.h1>
        {record && marks?.(record)}
        {record && actions && (
          <chakra.div
            display="contents"
            css={{ '@media screen and (max-width: 1279.98px)': compactButtons }}
            role="group"
            aria-label={recordCopy.actions}
            data-screen-only
          >
            {actions(record)}
          </chakra.div>
        )}
      </chakra.div>
      {record ? (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap={{ base: '8', xl: '12' }}
          alignItems="start"
        >
          <chakra.div display="grid" gap="8" minW="0">
            {children(record)}
          </chakra.div>
          {aside && (
            <chakra.div display="grid" gap="8" minW="0">
              {aside(record)}
            </chakra.div>
          )}
        </chakra.div>
      ) : (
        <Skeleton h="64" />
      )}
    </chakra.article>
  );
}

function Missing({ section, query, copy }: Pick<RecordPageProps<unknown>, 'section' | 'query' | 'copy'>) {
  const isUnknown = hasStatus(query.error, 404) || hasStatus(query.error, 400);
  if (!isUnknown) return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <StatePage art="not-found" title={copy.unknown} text={recordCopy.unknownText}>
      <ButtonLink to="/admin/$section" params={{ section }} look="ink">
        {recordCopy.toList(copy.list)}
      </ButtonLink>
    </StatePage>
  );
}

/** `j` opens the next record and `k` the previous, as they move through the rows of a list. */
function useNeighbourKeys(section: RecordSection, previous: string | null, next: string | null) {
  const navigate = useNavigate();
  const open = useEffectEvent((event: KeyboardEvent) => {
    const reference = { j: next, k: previous }[event.key];
    if (!reference || isTyping(event)) return;
    void navigate({ to: recordPaths[section], params: { reference }, replace: true, state: true });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => open(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
