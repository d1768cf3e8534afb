import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../../lib/format';
import { Panel } from '../../../ui/admin/layout/panel';
import { StatusPill } from '../../../ui/admin/status/status';
import { Link } from '../../../ui/controls/button';
import { Skeleton } from '../../../ui/skeleton';
import { dashboardCopy as copy } from '../copy';
import { useWaiting } from '../use-waiting';
import type { Waiting } from '../waiting';

export function WaitingList() {
  const { waiting, isLoading, couldNotTell } = useWaiting();
  return (
    <Panel title={copy.waiting}>
      {isLoading ? (
        <Skeleton h="40" />
      ) : (
        <>
          {waiting.length > 0 ? (
            <chakra.ul borderTop="1.5px solid" borderColor="ink">
              {waiting.map((item) => (
                <Item key={item.kind} item={item} />
              ))}
            </chakra.ul>
          ) : (
            !couldNotTell && <p>{copy.nothingWaits}</p>
          )}
          {couldNotTell && (
            <chakra.p color="danger" mt="3">
              {copy.couldNotTell}
            </chakra.p>
          )}
        </>
      )}
    </Panel>
  );
}

function Item({ item: { kind, count, isTrouble, search } }: { item: Waiting }) {
  return (
    <chakra.li borderBottom="1.5px solid" borderColor="stone">
      <Link
        to="/admin/$section"
        params={{ section: kind === 'lots' ? 'inventory' : kind }}
        search={search}
        display="grid"
        gridTemplateColumns="3rem 1fr"
        alignItems="center"
        gap="3"
        minH="11"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
      >
        <chakra.span justifySelf="start">
          <StatusPill tone={isTrouble ? 'bad' : 'waiting'}>{formatNumber(count)}</StatusPill>
        </chakra.span>
        <span>{copy.item(kind, count)}</span>
      </Link>
    </chakra.li>
  );
}
