import { chakra } from '@chakra-ui/react';
import type { StaffSession } from '../../../../../contracts/staff/sessions.js';
import type { useChange } from '../../../lib/http/use-change';
import { RowAction } from '../../../ui/admin/table/row-action';
import { Skeleton } from '../../../ui/skeleton';
import { sessionsCopy as copy } from './copy';

interface SessionListProps {
  /** Undefined while loading. */
  sessions: readonly StaffSession[] | undefined;
  /** Ends one session by its id, or many by null. */
  end: ReturnType<typeof useChange<string | null, unknown>>;
  /** Whether null ends all but the session of this browser. */
  endsOthersOnly: boolean;
}

/** The sessions of one member of staff, each with device, network and times. */
export function SessionList({ sessions, end, endsOthersOnly }: SessionListProps) {
  if (!sessions) return <Skeleton h="24" />;
  if (sessions.length === 0) return <chakra.p color="muted">{copy.none}</chakra.p>;
  const many = endsOthersOnly ? copy.endOthers : copy.endAll;
  const count = sessions.filter(({ isCurrent }) => !endsOthersOnly || !isCurrent).length;
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <chakra.ul w="full" borderTop="1.5px solid" borderColor="ink">
        {sessions.map((session) => (
          <Session key={session.id} session={session} end={end} />
        ))}
      </chakra.ul>
      {count > 0 && (
        <RowAction
          text={many}
          label={many}
          change={end}
          input={null}
          question={copy.endManyQuestion(many)}
          done={copy.endedMany}
          failed={copy.endFailed}
        />
      )}
    </chakra.div>
  );
}

function Session({ session, end }: { session: StaffSession; end: SessionListProps['end'] }) {
  const { id, network, startedAt, lastSeenAt, isCurrent } = session;
  const browser = session.browser ?? copy.unknownBrowser;
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="4"
      py="3"
      borderBottom="1.5px solid"
      borderColor="stone"
      lineHeight="1.4"
    >
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{isCurrent ? `${browser}, ${copy.thisDevice}` : browser}</chakra.p>
        {network && <chakra.p color="muted">{copy.network(network)}</chakra.p>}
        <chakra.p color="muted" fontSize="xs">
          {copy.times(startedAt, lastSeenAt)}
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <RowAction
          text={copy.end}
          label={copy.endOf(browser)}
          change={end}
          input={id}
          question={copy.endQuestion(browser)}
          done={copy.ended}
          failed={copy.endFailed}
        />
      )}
    </chakra.li>
  );
}
