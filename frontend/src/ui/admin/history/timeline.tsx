import { chakra } from '@chakra-ui/react';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { TimelineEntry } from '../../../../../contracts/admin/timeline.js';
import { formatMoment } from '../../../lib/format';
import { RecordLink } from '../record/record-link';
import { ErrorPage } from '../../pages/error-page';
import { Skeleton } from '../../skeleton';
import { adminCopy } from '../copy';
import { fieldName, readable } from './changed-columns';
import { timelineSentences } from './timeline-copy';
import { DetailPart } from '../layout/details';

export type TimelineOf = 'orders' | 'subscriptions' | 'returns' | 'products' | 'customers';

interface TimelineProps {
  of: TimelineOf;
  query: UseQueryOptions<TimelineEntry[]>;
  /** Returns the name of a referenced record, such as the category of an id. */
  nameOf?: (column: string, value: unknown) => string | undefined;
}

/** The history of a record: every event and change, newest first, with actor and time. */
export function Timeline({ of, query, nameOf }: TimelineProps) {
  const entries = useQuery(query);
  return (
    <DetailPart title={adminCopy.timeline}>
      {entries.isError ? (
        <ErrorPage compact error={entries.error} onRetry={() => void entries.refetch()} />
      ) : !entries.data ? (
        <Skeleton h="24" />
      ) : entries.data.length === 0 ? (
        <chakra.p color="muted">{adminCopy.timelineEmpty}</chakra.p>
      ) : (
        <chakra.ol borderLeft="1.5px solid" borderColor="line" ml="1.5">
          {entries.data.map((entry) => (
            <Entry key={entry.id} of={of} entry={entry} nameOf={nameOf} />
          ))}
        </chakra.ol>
      )}
    </DetailPart>
  );
}

/** Whether an entry has a difference to show. The creation and deletion of a row have none. */
const tellsDifference = (type: TimelineEntry['type']) => type !== 'Created' && type !== 'Deleted';

function Entry({ of, entry, nameOf }: { entry: TimelineEntry } & Pick<TimelineProps, 'of' | 'nameOf'>) {
  const { at, actor, type, data, changes } = entry;
  const tell = (column: string, value: unknown) => nameOf?.(column, value) ?? readable(value, column);
  return (
    <chakra.li
      position="relative"
      pl="5"
      pb="4"
      _before={{
        content: '""',
        position: 'absolute',
        left: '-5px',
        top: '7px',
        w: '2',
        h: '2',
        rounded: 'full',
        bg: 'ink',
      }}
    >
      <p>
        <span>{timelineSentences[type](data)}</span> <ToStory of={of} data={data} />
      </p>
      {tellsDifference(type) &&
        changes.map(({ field, before, after }) => (
          <chakra.p key={field} fontSize="xs" overflowWrap="anywhere">
            <span>{`${fieldName(field)}: `}</span>
            <chakra.del color="muted">{tell(field, before)}</chakra.del> <span>→</span>{' '}
            <chakra.ins textDecoration="none" fontWeight="semibold">
              {tell(field, after)}
            </chakra.ins>
          </chakra.p>
        ))}
      <chakra.p fontSize="xs" color="muted">
        <time dateTime={at}>{formatMoment(at)}</time>
        <span>{` · ${actor.name ?? adminCopy.by[actor.kind]}`}</span>
      </chakra.p>
    </chakra.li>
  );
}

const stories = [
  ['returnId', 'returns'],
  ['subscriptionId', 'subscriptions'],
  ['orderId', 'orders'],
] as const;

/** The link to another order, subscription or return that a line mentions. */
function ToStory({ of, data }: Pick<TimelineProps, 'of'> & Pick<TimelineEntry, 'data'>) {
  const story = stories.find(([field, section]) => section !== of && typeof data[field] === 'string');
  if (!story) return null;
  const [field, section] = story;
  return (
    <RecordLink of={section} reference={String(data[field])}>
      {adminCopy.toStory[section]}
    </RecordLink>
  );
}
